/** Building blocks of the demo site's pictures: fragments of SVG on a canvas of 1080 × 1920. */

export const CANVAS = { width: 1080, height: 1920 } as const;

/** Returns a seeded random generator (mulberry32), so that the pictures are the same on every machine. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
export const repeat = (count: number, draw: (index: number) => string): string => range(count).map(draw).join('');

const stops = (colours: readonly string[]): string =>
  colours.map((colour, index) => `<stop offset="${index / Math.max(1, colours.length - 1)}" stop-color="${colour}"/>`).join('');

/** Returns a complete picture: a vertical gradient, then the drawing, under a fine grain and a shade for the text below. */
export function picture(ground: readonly string[], drawing: string, shade = '#000'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CANVAS.width}" height="${CANVAS.height}" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}">
<defs>
<linearGradient id="ground" x1="0" y1="0" x2="0.25" y2="1">${stops(ground)}</linearGradient>
<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0.5" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity="0.5"/></linearGradient>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="24"/></filter>
<filter id="haze" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="70"/></filter>
</defs>
<rect width="100%" height="100%" fill="url(#ground)"/>
${drawing}
<rect width="100%" height="100%" fill="url(#shade)"/>
</svg>`;
}

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;

/** Draws a leaf of a given length, with its stalk at (x, y), turned by degrees. */
export function leaf(x: number, y: number, length: number, degrees: number, fill: string, more = ''): string {
  const half = length * 0.28;
  return `<g transform="translate(${x} ${y}) rotate(${degrees})" ${more}><path d="M0 0C${half} ${-length * 0.25} ${half} ${-length * 0.75} 0 ${-length}C${-half} ${-length * 0.75} ${-half} ${-length * 0.25} 0 0Z" fill="${fill}"/><path d="M0 0V${-length * 0.86}" stroke="#fff" stroke-opacity="0.22" stroke-width="${Math.max(1.5, length / 60)}"/></g>`;
}

/** Draws leaves that hang in from an edge of the picture. */
export function foliage(
  seed: number,
  count: number,
  colours: readonly string[],
  place: (random: () => number) => [x: number, y: number],
): string {
  const random = seeded(seed);
  return repeat(count, () => {
    const [x, y] = place(random);
    const fill = colours[Math.floor(random() * colours.length)] ?? '#000';
    return leaf(x, y, 120 + random() * 150, 100 + random() * 160, fill, `opacity="${(0.55 + random() * 0.45).toFixed(2)}"`);
  });
}

/** Draws light through leaves, as soft discs. */
export function lightSpots(seed: number, count: number, colour: string): string {
  const random = seeded(seed);
  return `<g filter="url(#soft)">${repeat(count, () => circle(random() * CANVAS.width, random() * CANVAS.height * 0.8, 20 + random() * 90, colour, `opacity="${(0.08 + random() * 0.22).toFixed(2)}"`))}</g>`;
}

/** Draws slanting beams from above. */
export const beams = (x: number, colour: string): string =>
  `<g filter="url(#haze)" opacity="0.5">${repeat(4, (index) => `<path d="M${x + index * 130} -60L${x + 70 + index * 130} -60L${x - 520 + index * 190} 1980L${x - 760 + index * 190} 1980Z" fill="${colour}" opacity="${0.5 - index * 0.08}"/>`)}</g>`;

/** Draws steam that rises from (x, y). */
export const steam = (x: number, y: number, colour = '#fff'): string =>
  `<g fill="none" stroke="${colour}" stroke-linecap="round" opacity="0.55" filter="url(#soft)">${repeat(3, (index) => `<path d="M${x - 80 + index * 80} ${y}c-70 -110 70 -190 0 -310s60 -170 10 -260" stroke-width="${26 - index * 4}"/>`)}</g>`;

/** Draws a cup without a handle from the side, with the middle of its rim at (x, y). */
export function cup(x: number, y: number, width: number, colours: { body: string; band: string; tea: string }): string {
  const half = width / 2;
  const height = width * 0.78;
  return `<g transform="translate(${x} ${y})">
<ellipse cx="0" cy="${height + 8}" rx="${half * 0.95}" ry="${half * 0.16}" fill="#000" opacity="0.22" filter="url(#soft)"/>
<path d="M${-half} 0C${-half} ${height * 0.75} ${-half * 0.62} ${height} ${-half * 0.42} ${height}H${half * 0.42}C${half * 0.62} ${height} ${half} ${height * 0.75} ${half} 0Z" fill="${colours.body}"/>
<path d="M${-half * 0.97} ${height * 0.28}Q0 ${height * 0.44} ${half * 0.97} ${height * 0.28}L${half * 0.93} ${height * 0.42}Q0 ${height * 0.58} ${-half * 0.93} ${height * 0.42}Z" fill="${colours.band}"/>
<path d="M${half * 0.5} ${height * 0.1}C${half * 0.55} ${height * 0.6} ${half * 0.4} ${height * 0.9} ${half * 0.3} ${height * 0.97}L${half * 0.42} ${height}C${half * 0.62} ${height} ${half} ${height * 0.75} ${half} 0Z" fill="#000" opacity="0.1"/>
<ellipse rx="${half}" ry="${half * 0.24}" fill="${colours.body}"/><ellipse rx="${half}" ry="${half * 0.24}" fill="#000" opacity="0.08"/>
<ellipse cy="4" rx="${half * 0.9}" ry="${half * 0.19}" fill="${colours.tea}"/><ellipse cx="${-half * 0.25}" cy="-4" rx="${half * 0.35}" ry="${half * 0.05}" fill="#fff" opacity="0.35"/></g>`;
}

/** Draws a hill line from the left edge to the right one, filled to the bottom. */
export function hill(y: number, swell: number, seed: number, fill: string): string {
  const random = seeded(seed);
  const points = range(5).map((index) => [index * 270, y + (random() - 0.5) * swell] as const);
  const curve = points
    .slice(1)
    .map(([x, height]) => `S${x - 110} ${height} ${x} ${height}`)
    .join('');
  return `<path d="M0 ${points[0]?.[1] ?? y}${curve}V1920H0Z" fill="${fill}"/>`;
}

/** Returns the picture of a product: a drawing on a plain ground, with the shadow of what lies on it. */
export const square = (ground: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900" viewBox="0 0 900 900"><defs><filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="18"/></filter></defs><rect width="900" height="900" fill="${ground}"/><ellipse cx="450" cy="730" rx="270" ry="46" fill="#000" opacity="0.18" filter="url(#soft)"/>${drawing}</svg>`;
