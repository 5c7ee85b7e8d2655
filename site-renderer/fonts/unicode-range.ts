/** Returns the value of `unicode-range` for characters. */
export function unicodeRange(characters: string): string {
  const ranges: [number, number][] = [];
  const points = Array.from(characters, (character) => character.codePointAt(0) ?? 0).toSorted((one, other) => one - other);
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point <= last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number): string => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join();
}
