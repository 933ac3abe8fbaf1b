/** What is told anew, with every part that is equal to what was told before being the same object: only what changed is drawn again. */
export function sharing<T>(before: T, now: T): T {
  if (Object.is(before, now) || !isTree(before) || !isTree(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  const shared = (Array.isArray(now) ? [] : {}) as Tree;
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    shared[name] = sharing(before[name], now[name]);
    same &&= name in before && shared[name] === before[name];
  }
  return same ? before : (shared as T);
}

type Tree = Record<string, unknown>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}
