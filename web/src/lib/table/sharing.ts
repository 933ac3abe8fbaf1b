/** A new state in which every part equal to the previous one is the same object, so that only what changed is redrawn. */
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
