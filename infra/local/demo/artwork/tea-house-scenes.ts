import {
  beams,
  CANVAS,
  circle,
  cup,
  foliage,
  hill,
  leaf,
  lightSpots,
  picture,
  repeat,
  seeded,
  steam,
} from '#infra/local/demo/artwork/shapes.ts';

const GREENS = ['#2f6b3c', '#4c8f4f', '#7db36a', '#a9cf86'] as const;

const fromTop =
  (depth: number) =>
  (random: () => number): [number, number] => [random() * CANVAS.width, random() * depth - 60];

/** Draws light through the trees, and a cup below them. */
const komorebi = (): string =>
  picture(
    ['#f6f1cf', '#c9dfa0', '#6fa268', '#24512f'],
    `${circle(800, 260, 240, '#fffbe0', 'filter="url(#haze)"')}${beams(560, '#fffbe0')}${lightSpots(3, 34, '#fffde8')}${foliage(11, 46, GREENS, fromTop(430))}${steam(540, 900)}${cup(540, 960, 430, { body: '#f4efe4', band: '#3d7a4a', tea: '#a8bf45' })}`,
    '#0d2a16',
  );

/** Draws a cup of green tea from above, with waves running outwards. */
const sencha = (): string =>
  picture(
    ['#e9f0d0', '#bcd48a', '#7fa955'],
    `${repeat(9, (index) => circle(540, 780, 880 - index * 70, 'none', `stroke="#fff" stroke-opacity="${0.08 + index * 0.03}" stroke-width="3"`))}
${circle(565, 830, 350, '#1e3d17', 'opacity="0.3" filter="url(#soft)"')}${circle(540, 780, 340, '#fbf8ee')}${circle(540, 780, 300, '#d9d2bd')}${circle(540, 780, 292, '#b7c94a')}${circle(540, 780, 220, '#c6d65c', 'filter="url(#soft)" opacity="0.8"')}
<path d="M330 700A240 240 0 0 1 470 575" stroke="#fff" stroke-width="16" stroke-linecap="round" fill="none" opacity="0.6"/>${leaf(560, 870, 150, 38, '#4f7d2c')}${leaf(545, 868, 110, -22, '#6a9a3a')}${foliage(5, 14, GREENS, (random) => [random() * 1080, 1500 + random() * 420])}`,
    '#16300f',
  );

/** Draws sparks. */
const sparks = (): string => {
  const random = seeded(21);
  return repeat(70, () =>
    circle(random() * 1080, random() * 1500, 2 + random() * 7, '#ffd9a0', `opacity="${(0.2 + random() * 0.6).toFixed(2)}"`),
  );
};

/** Draws roasted tea, as warm embers, below what flies above them. */
const embers = (above: string): string =>
  picture(
    ['#3a1d12', '#7a3f20', '#c97b3c', '#5a2a16'],
    `${circle(540, 1000, 460, '#ffb45e', 'filter="url(#haze)" opacity="0.55"')}${above}${steam(540, 860, '#ffe6c7')}${cup(540, 920, 460, { body: '#2b1a14', band: '#b5652f', tea: '#8a4a1c' })}`,
    '#1c0b05',
  );
const hojicha = (): string => embers(sparks());

/** Draws roasted tea without sparks, the ground of its film. */
export const hojichaGround = (): string => embers('');

/** Draws the sparks of the film twice, one above the other, so that they rise without a seam. */
export const risingSparks = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="3840" viewBox="0 0 1080 3840">${[0, CANVAS.height].map((top) => `<g transform="translate(0 ${top}) scale(1 1.28)">${sparks()}</g>`).join('')}</svg>`;

/** Draws a bowl of matcha and its whisk. */
const matcha = (): string =>
  picture(
    ['#dfe8c4', '#93b565', '#3f6b33'],
    `${circle(330, 420, 300, '#f2f6dc', 'filter="url(#haze)" opacity="0.8"')}${cup(500, 960, 620, { body: '#2e2a27', band: '#4a433c', tea: '#8fb83f' })}${repeat(26, (index) => circle(310 + ((index * 97) % 390), 950 + ((index * 37) % 34), 6 + (index % 4) * 3, '#b5d66b', 'opacity="0.8"'))}
<g transform="translate(800 830) rotate(24)"><rect x="-46" y="-330" width="92" height="240" rx="30" fill="#d9b97a"/><rect x="-50" y="-110" width="100" height="26" rx="10" fill="#6b4a25"/>${repeat(13, (index) => `<path d="M${-42 + index * 7} -86Q${-110 + index * 18.3} 60 ${-62 + index * 10.3} 190" stroke="#e6cd97" stroke-width="6" fill="none"/>`)}</g>`,
    '#142610',
  );

const blossom = (x: number, y: number, size: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${repeat(5, (petal) => `<ellipse cx="0" cy="${-size}" rx="${size * 0.55}" ry="${size * 0.8}" fill="#fff" opacity="0.85" transform="rotate(${petal * 72})"/>`)}${circle(0, 0, size * 0.3, '#f2a7b5')}</g>`;

/** Draws three dumplings on a stick, and blossoms. */
const wagashi = (): string => {
  const random = seeded(8);
  return picture(
    ['#fdeef0', '#f7c9cf', '#e58fa0'],
    `${circle(540, 800, 420, '#fff', 'filter="url(#haze)" opacity="0.7"')}${repeat(22, () => blossom(random() * 1080, random() * 1600, 16 + random() * 34, random() * 72))}
<g transform="translate(540 830) rotate(-32)"><rect x="-470" y="-9" width="940" height="18" rx="9" fill="#b88a55"/>${[
      ['#f6a9b8', '#e88ca0'],
      ['#fffaf2', '#e9e0d2'],
      ['#9cc07a', '#7fa65d'],
    ]
      .map(
        ([light, dark], index) =>
          `${circle(-250 + index * 250, 0, 138, dark ?? '')}${circle(-262 + index * 250, -12, 122, light ?? '')}${circle(-305 + index * 250, -55, 30, '#fff', 'opacity="0.5"')}`,
      )
      .join('')}</g>`,
    '#5a1c2b',
  );
};

/** Draws a round window on a garden. */
const window = (): string =>
  picture(
    ['#efe6d6', '#d8c6a8', '#a98f6a'],
    `<defs><clipPath id="round"><circle cx="540" cy="720" r="400"/></clipPath><linearGradient id="garden" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f4f8d8"/><stop offset="1" stop-color="#5f9355"/></linearGradient></defs>
<g clip-path="url(#round)"><rect y="300" width="1080" height="860" fill="url(#garden)"/>${hill(900, 120, 4, '#7fae68')}${hill(1000, 90, 9, '#4d8450')}${foliage(31, 30, GREENS, (random) => [140 + random() * 800, 300 + random() * 160])}${lightSpots(6, 20, '#fffde8')}</g>
<circle cx="540" cy="720" r="404" fill="none" stroke="#5b4128" stroke-width="26"/><path d="M540 316V1124M136 720H944" stroke="#5b4128" stroke-width="12"/>
<g opacity="0.35">${repeat(7, (index) => `<rect x="0" y="${1260 + index * 96}" width="1080" height="92" fill="${index % 2 ? '#8d6f47' : '#7c5f3a'}"/>`)}</g><path d="M260 1250L820 1250L1010 1920L20 1920Z" fill="#fff6d8" opacity="0.25" filter="url(#soft)"/>`,
    '#2b1c0d',
  );

/** Draws rows of tea bushes under an early sun. */
const teaField = (): string =>
  picture(
    ['#ffe9c4', '#f9cfa0', '#cfe0b0'],
    `${circle(740, 520, 150, '#fffbe8')}${circle(740, 520, 300, '#fff3c8', 'filter="url(#haze)" opacity="0.8"')}${hill(820, 200, 2, '#b9cfa4')}${hill(940, 160, 7, '#93b883')}${hill(1060, 130, 13, '#6d9d63')}
${repeat(9, (row) => `<path d="M-40 ${1160 + row * row * 11 + row * 18}Q540 ${1060 + row * row * 13 + row * 14} 1120 ${1180 + row * row * 11 + row * 18}V2000H-40Z" fill="${['#5b9150', '#3f7540'][row % 2] ?? ''}"/>`)}${repeat(3, (index) => `<path d="M${190 + index * 110} ${410 + (index % 2) * 60}q26 -26 52 0q26 -26 52 0" stroke="#6b5a45" stroke-width="7" fill="none" stroke-linecap="round"/>`)}`,
    '#0f2a14',
  );

/** Draws the moon over roofs, late in the evening. */
export const evening = (): string => {
  const random = seeded(17);
  return picture(
    ['#0d1736', '#25315f', '#6a5a86', '#e0a58a'],
    `${repeat(90, () => circle(random() * 1080, random() * 1000, 1 + random() * 3, '#fff', `opacity="${(0.3 + random() * 0.7).toFixed(2)}"`))}${circle(720, 430, 330, '#ffeec2', 'filter="url(#haze)" opacity="0.45"')}${circle(720, 430, 170, '#fff4d6')}${circle(665, 390, 34, '#f0dfb4', 'opacity="0.7"')}${circle(770, 490, 48, '#f0dfb4', 'opacity="0.6"')}
<path d="M-40 1300L300 1090L640 1300V1920H-40Z" fill="#141a35"/><path d="M420 1380L780 1160L1160 1380V1920H420Z" fill="#0d1229"/>${repeat(3, (index) => `<rect x="${540 + index * 150}" y="1450" width="96" height="150" rx="6" fill="#ffcf7d"/><path d="M${588 + index * 150} 1450v150M${540 + index * 150} 1525h96" stroke="#7a5426" stroke-width="6"/>`)}${circle(690, 1525, 280, '#ffcf7d', 'filter="url(#haze)" opacity="0.35"')}`,
    '#050816',
  );
};

/** Draws a path of stones to the door. */
const path = (): string =>
  picture(
    ['#e6efe0', '#a9c7a0', '#4f7f5a'],
    `<path d="M470 760C560 960 250 1080 360 1290S860 1500 640 1920H180C420 1560 40 1480 130 1240S520 980 430 760Z" fill="#f5efdf" opacity="0.75"/>${repeat(8, (index) => `<ellipse cx="${[452, 470, 400, 300, 290, 400, 500, 450][index] ?? 0}" cy="${820 + index * 135}" rx="${46 + index * 13}" ry="${18 + index * 6}" fill="#8e9588"/>`)}
<g><path d="M250 560L450 400L650 560Z" fill="#3b3a3c"/><rect x="290" y="556" width="320" height="210" fill="#efe3c8"/><rect x="404" y="610" width="92" height="156" fill="#3f6f4b"/><rect x="318" y="610" width="62" height="74" fill="#ffd98c"/><rect x="520" y="610" width="62" height="74" fill="#ffd98c"/></g>${foliage(41, 40, GREENS, (random) => [random() > 0.5 ? 760 + random() * 320 : random() * 200, 300 + random() * 1500])}${lightSpots(12, 24, '#fffef0')}`,
    '#0f2416',
  );

/** The pictures of the demo site by cell, as SVG. */
export const SCENES: Readonly<Record<string, () => string>> = {
  A1: komorebi,
  B1: sencha,
  C1: hojicha,
  A2: wagashi,
  B2: matcha,
  C2: window,
  A3: teaField,
  B3: evening,
  C3: path,
};

/** Draws the tea house's mark: two leaves over a bowl, in a square. */
export const favicon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><rect width="512" height="512" rx="112" fill="#2f6b3c"/>${leaf(256, 290, 190, 28, '#cfe6a3')}${leaf(256, 290, 170, -34, '#8fc06d')}<path d="M112 292H400C396 372 340 424 256 424S116 372 112 292Z" fill="#fbf8ee"/></svg>`;

/** Draws the tea house's mark on a wide, rounded sign, for the header. */
export const logo = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="600" viewBox="0 0 1000 600"><rect width="1000" height="600" rx="150" fill="#2f6b3c"/>${leaf(500, 330, 250, 30, '#cfe6a3')}${leaf(500, 330, 220, -36, '#8fc06d')}<path d="M310 330H690C684 436 610 500 500 500S316 436 310 330Z" fill="#fbf8ee"/></svg>`;
