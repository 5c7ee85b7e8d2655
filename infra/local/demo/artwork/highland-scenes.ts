import { breakfast, dusk, lounge, starryLake } from '#infra/local/demo/artwork/hotel-scenes.ts';
import { beams, circle, foliage, hill, lightSpots, picture, repeat, seeded, steam } from '#infra/local/demo/artwork/shapes.ts';

const BIRCH_GREENS = ['#6f9a62', '#9dbf7d', '#c9d994'] as const;

/** Draws a fir with its foot at (x, y). */
const fir = (x: number, y: number, height: number, fill: string): string =>
  repeat(4, (tier) => {
    const [top, half] = [y - height + (tier * height) / 5, height * (0.1 + tier * 0.055)];
    return `<path d="M${x} ${top}L${x + half} ${top + height * 0.4}H${x - half}Z" fill="${fill}"/>`;
  });

const peaks = (y: number, fill: string): string =>
  `<path d="M-20 ${y + 260}L180 ${y + 40}L300 ${y + 160}L520 ${y - 120}L700 ${y + 90}L860 ${y - 30}L1110 ${y + 240}V${y + 700}H-20Z" fill="${fill}"/><path d="M520 ${y - 120}L584 ${y - 46}L540 ${y - 20}L508 ${y - 52}L462 ${y - 46}Z" fill="#fff" opacity="0.9"/>`;

/** Draws mountains in the water of a lake, in the morning. */
const lake = (): string =>
  picture(
    ['#f3ead8', '#b9d3dd', '#5d8ea6', '#1d4659'],
    `${circle(790, 380, 120, '#fffaf0')}${circle(790, 380, 280, '#fff2d0', 'filter="url(#haze)" opacity="0.8"')}${peaks(640, '#7f97a8')}${hill(900, 120, 5, '#5d8273')}${hill(990, 60, 12, '#3e6657')}<rect y="1060" width="1080" height="860" fill="#2f6b82"/><clipPath id="water"><rect y="1060" width="1080" height="860"/></clipPath><g clip-path="url(#water)"><g transform="translate(0 2120) scale(1 -1)" opacity="0.28">${peaks(640, '#dfe9ee')}</g></g>${repeat(26, (index) => `<path d="M${(index * 173) % 900} ${1110 + index * 29}h${90 + ((index * 61) % 160)}" stroke="#e6f2f4" stroke-opacity="${0.35 - index * 0.01}" stroke-width="4" stroke-linecap="round"/>`)}${fir(90, 1090, 330, '#1f4a3c')}${fir(210, 1080, 230, '#2a5a48')}${fir(1000, 1095, 360, '#1f4a3c')}`,
    '#0b2530',
  );

/** Draws a wood of white birches. */
const birches = (): string => {
  const random = seeded(29);
  const trunk = (x: number, width: number): string =>
    `<rect x="${x}" y="-20" width="${width}" height="1960" fill="#f5f1e6"/><rect x="${x + width * 0.7}" y="-20" width="${width * 0.3}" height="1960" fill="#000" opacity="0.1"/>${repeat(11, () => `<ellipse cx="${x + width * (0.2 + random() * 0.6)}" cy="${random() * 1900}" rx="${width * (0.15 + random() * 0.2)}" ry="${5 + random() * 7}" fill="#4a463d" opacity="0.75"/>`)}`;
  return picture(
    ['#eef3d6', '#c4d8a0', '#88aa73', '#48704f'],
    `${beams(620, '#fffbe0')}${lightSpots(7, 30, '#fffde8')}${repeat(5, (index) => `<g opacity="0.55">${trunk(60 + index * 230, 34)}</g>`)}${trunk(150, 78)}${trunk(560, 96)}${trunk(900, 84)}${foliage(52, 60, BIRCH_GREENS, (at) => [at() * 1080, at() * 620 - 60])}`,
    '#17301d',
  );
};

const stone = (x: number, y: number, index: number): string =>
  `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${72 + ((index * 37) % 34)}" ry="${46 + ((index * 23) % 18)}" fill="${['#5a5148', '#463f38', '#6b6157'][index % 3] ?? ''}"/>`;

/** Draws a bath under the stars, with steam above the water. */
const openAirBath = (): string => {
  const random = seeded(44);
  return picture(
    ['#101b3a', '#27406b', '#57708c', '#8a6a55'],
    `${repeat(110, () => circle(random() * 1080, random() * 900, 1 + random() * 3, '#fff', `opacity="${(0.3 + random() * 0.7).toFixed(2)}"`))}${circle(250, 330, 90, '#fff4d6')}${circle(250, 330, 210, '#ffeec2', 'filter="url(#haze)" opacity="0.4"')}${peaks(820, '#1b2c4d')}${hill(1080, 80, 21, '#15233c')}<ellipse cx="540" cy="1500" rx="620" ry="330" fill="#5f8f9c"/><ellipse cx="540" cy="1480" rx="560" ry="285" fill="#86b4ba"/>${repeat(5, (index) => `<ellipse cx="${420 + index * 60}" cy="${1430 + index * 30}" rx="${300 - index * 40}" ry="${60 - index * 8}" fill="none" stroke="#fff" stroke-opacity="0.3" stroke-width="4"/>`)}${repeat(34, (index) => stone(540 + 600 * Math.cos((index * Math.PI) / 17), 1500 + 330 * Math.sin((index * Math.PI) / 17), index))}${steam(360, 1420, '#eaf4f6')}${steam(700, 1380, '#eaf4f6')}`,
    '#070d1f',
  );
};

/** Draws a lamp at the window of an inn while it snows. */
const snowInn = (): string => {
  const random = seeded(63);
  return picture(
    ['#1d2a44', '#3e5575', '#8299b3', '#dfe8ef'],
    `${hill(1180, 60, 3, '#c9d6e2')}<path d="M120 1240L540 860L960 1240Z" fill="#2b2622"/><path d="M96 1244L540 836L984 1244L940 1262L540 900L140 1262Z" fill="#f4f8fb"/><rect x="210" y="1200" width="660" height="420" fill="#4a3526"/>${repeat(3, (index) => `<rect x="${262 + index * 200}" y="1270" width="156" height="210" rx="6" fill="#ffd98c"/><path d="M${340 + index * 200} 1270v210M${262 + index * 200} 1375h156" stroke="#6b4a25" stroke-width="7"/>`)}${circle(540, 1380, 420, '#ffcf7d', 'filter="url(#haze)" opacity="0.45"')}${hill(1590, 40, 8, '#eef4f8')}${repeat(150, () => circle(random() * 1080, random() * 1750, 2 + random() * 7, '#fff', `opacity="${(0.4 + random() * 0.6).toFixed(2)}"`))}`,
    '#0a1120',
  );
};

export const HOTEL_SCENES: Readonly<Record<string, () => string>> = {
  A1: lake,
  A2: birches,
  A3: breakfast,
  B1: starryLake,
  B2: lounge,
  B3: dusk,
};
export const INN_SCENES: Readonly<Record<string, () => string>> = { A1: openAirBath, A2: snowInn };

/** Draws the OEM's mark: a sun rising out of a cloud, on a wide rounded sign. */
export const oemLogo = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="600" viewBox="0 0 1000 600"><rect width="1000" height="600" rx="150" fill="#e7f5f7"/><circle cx="560" cy="270" r="120" fill="#f2b544"/>${repeat(7, (index) => `<path d="M560 126V96" stroke="#f2b544" stroke-width="18" stroke-linecap="round" transform="rotate(${-90 + index * 30} 560 270)"/>`)}<path d="M300 450a90 90 0 0 1 10 -179a130 130 0 0 1 244 34a96 96 0 0 1 40 -8a84 84 0 0 1 78 60a48 48 0 0 1 10 93Z" fill="#0b7285"/></svg>`;
