/** What is open next to the board: a panel, on a phone a tab, on a narrow screen the drawer, and any dialog. */
import type { Said } from '../../lib/generated/protocol';

export type Panel = 'log' | 'chat' | 'points' | 'rules' | 'review';
export type DialogName = 'resign' | 'fair' | 'keys' | 'report' | 'hint' | 'play-on' | 'plan' | 'webhook';

export class Beside {
  panel = $state<Panel>('log');
  /** The tab on a phone; 'log' contains the panels. */
  tab = $state('table');
  drawer = $state(false);
  dialog = $state<DialogName | null>(null);
  /** The chat line that is being reported; null if it is the table. */
  reported = $state.raw<Said | null>(null);
  /** The paragraph at which the rules are open. */
  rule = $state('');

  turnTo(panel: Panel): void {
    this.panel = panel;
    this.rule = '';
  }

  /** Show a panel, wherever it is on this screen. */
  show(panel: Panel): void {
    this.turnTo(panel);
    this.tab = 'log';
    this.drawer = true;
  }

  showRule(rule: string): void {
    this.show('rules');
    this.rule = rule;
  }

  report(line: Said | null): void {
    this.reported = line;
    this.dialog = 'report';
  }
}
