import { CANVAS, circle, hill, leaf, lightSpots, picture, repeat, seeded, square, steam } from '#infra/local/demo/artwork/shapes.ts';

/** Draws a fir as one dark shape with its foot at (x, y). */
const darkFir = (x: number, y: number, height: number): string =>
  repeat(5, (tier) => {
    const [top, half] = [y - height + (tier * height) / 6, height * (0.07 + tier * 0.042)];
    return `<path d="M${x} ${top}L${x + half} ${top + height * 0.34}H${x - half}Z" fill="#07121f"/>`;
  });

/** Draws stars around the pole of a square sky, brighter ones with a glow. */
function stars(size: number, count: number): string {
  const random = seeded(71);
  return repeat(count, () => {
    const [x, y, brightness] = [random() * size, random() * size, random()];
    const dot = circle(
      x,
      y,
      1.2 + brightness ** 4 * 5,
      brightness > 0.86 ? '#ffe9c9' : '#fff',
      `opacity="${(0.35 + brightness * 0.65).toFixed(2)}"`,
    );
    return brightness > 0.95 ? `${circle(x, y, 16, '#bcd4ff', 'opacity="0.28"')}${dot}` : dot;
  });
}

/** Sizes of the sky around the pole, and of the part of it that is above the lake, in units of the drawing. */
export const SKY = { size: 1_500, width: 720, height: 1_280, left: 390, top: 360 } as const;

const SKY_CONTENT = `<defs><radialGradient id="sky"><stop offset="0" stop-color="#2b4a86"/><stop offset="0.45" stop-color="#182d5c"/><stop offset="1" stop-color="#0a1531"/></radialGradient><filter id="mist"><feGaussianBlur stdDeviation="${SKY.size / 22}"/></filter></defs><rect width="${SKY.size}" height="${SKY.size}" fill="url(#sky)"/><g filter="url(#mist)" opacity="0.34"><path d="M0 ${SKY.size * 0.72}L${SKY.size * 0.74} 0H${SKY.size}L${SKY.size * 0.12} ${SKY.size}H0Z" fill="#8fa6e6"/></g>${stars(SKY.size, 620)}`;

/** The sky of the film, a square that turns around its middle. */
export const nightSky = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SKY.size}" height="${SKY.size}" viewBox="0 0 ${SKY.size} ${SKY.size}">${SKY_CONTENT}</svg>`;

const NIGHT_GROUND = `${hill(1180, 240, 5, '#132444')}${hill(1290, 120, 15, '#0d1a33')}<rect y="1420" width="1080" height="500" fill="#101f3d"/>${repeat(14, (index) => `<path d="M${(index * 211) % 880} ${1452 + index * 31}h${70 + ((index * 53) % 170)}" stroke="#9fb8ee" stroke-opacity="${(0.3 - index * 0.016).toFixed(2)}" stroke-width="4" stroke-linecap="round"/>`)}<path d="M610 1420V1300L700 1232L790 1300V1420Z" fill="#0a1428"/>${repeat(2, (index) => `<rect x="${642 + index * 68}" y="1322" width="44" height="52" rx="4" fill="#ffd98c"/><path d="M${664 + index * 68} 1438v150" stroke="#ffd98c" stroke-opacity="0.35" stroke-width="30" stroke-linecap="round"/>`)}${darkFir(70, 1440, 430)}${darkFir(190, 1436, 300)}${darkFir(905, 1440, 350)}${darkFir(1020, 1446, 500)}`;

/** The lake below the sky of the film, on a transparent canvas. */
export const nightGround = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CANVAS.width}" height="${CANVAS.height}" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}">${NIGHT_GROUND}</svg>`;

/** Draws the first picture of the film. */
export const starryLake = (): string =>
  picture(
    ['#0a1531', '#182d5c'],
    `<g transform="scale(${CANVAS.width / SKY.width}) translate(${-SKY.left} ${-SKY.top})">${SKY_CONTENT}</g>${NIGHT_GROUND}`,
    '#040a18',
  );

/** Draws a breakfast on a table at the window. */
export const breakfast = (): string =>
  picture(
    ['#fdf3dd', '#f4dcb4', '#d9a86c'],
    `<rect x="90" y="120" width="900" height="800" rx="18" fill="#cfe4ea"/><clipPath id="pane"><rect x="90" y="120" width="900" height="800" rx="18"/></clipPath><g clip-path="url(#pane)">${circle(760, 330, 240, '#fff6da', 'filter="url(#haze)"')}${hill(560, 170, 5, '#8fb0a6')}${hill(690, 90, 12, '#5f8f78')}<rect x="0" y="760" width="1080" height="200" fill="#7fb0bd"/></g><path d="M540 120V920M90 520H990" stroke="#f8efe0" stroke-width="22"/><rect x="90" y="120" width="900" height="800" rx="18" fill="none" stroke="#f8efe0" stroke-width="34"/>
<path d="M-20 1010H1100V1940H-20Z" fill="#b98552"/>${repeat(6, (index) => `<path d="M-20 ${1090 + index * 150}H1100" stroke="#a06f40" stroke-width="5" opacity="0.6"/>`)}
<ellipse cx="560" cy="1370" rx="380" ry="150" fill="#000" opacity="0.2" filter="url(#soft)"/><ellipse cx="550" cy="1340" rx="370" ry="150" fill="#fbf8f1"/><ellipse cx="550" cy="1334" rx="280" ry="106" fill="#efe7d8"/>
<path d="M370 1330Q380 1200 520 1206Q650 1210 640 1330Q500 1372 370 1330Z" fill="#d99a4e"/><path d="M392 1318Q410 1226 518 1230Q616 1234 618 1318Q500 1346 392 1318Z" fill="#f6d9a2"/>${circle(690, 1320, 54, '#fdf6e4')}${circle(690, 1316, 25, '#f3b53a')}${leaf(740, 1372, 90, 64, '#6f9a4a')}${leaf(716, 1382, 80, 32, '#8fb765')}
<path d="M120 1060h170v190q0 34 -34 34h-102q-34 0 -34 -34Z" fill="#f4b63e" opacity="0.92"/><rect x="112" y="1024" width="186" height="48" rx="14" fill="#e9dcc3"/><path d="M146 1110v130" stroke="#fff" stroke-opacity="0.6" stroke-width="14" stroke-linecap="round"/>
${steam(880, 1060, '#fffaf0')}<path d="M770 1080h220q-6 190 -110 190t-110 -190Z" fill="#3f6f77"/><ellipse cx="880" cy="1080" rx="110" ry="30" fill="#5b3a22"/><path d="M986 1110q70 -6 64 56t-92 54" fill="none" stroke="#3f6f77" stroke-width="24"/>`,
    '#3a1f08',
  );

/** Draws a fire in a lounge of timber. */
export const lounge = (): string =>
  picture(
    ['#3b2618', '#5a3a22', '#2a1a10'],
    `${repeat(9, (index) => `<path d="M${index * 130 - 10} 0V1920" stroke="#24150b" stroke-width="6" opacity="0.55"/>`)}<rect x="190" y="420" width="700" height="900" rx="26" fill="#6b6157"/>${repeat(36, (index) => `<rect x="${200 + (index % 6) * 114 + (Math.floor(index / 6) % 2) * 26}" y="${434 + Math.floor(index / 6) * 148}" width="104" height="134" rx="26" fill="${['#7b7066', '#665c52', '#877b70'][(index * 7) % 3] ?? ''}" opacity="0.8"/>`)}<path d="M320 1310V900Q320 740 540 740T760 900V1310Z" fill="#150c07"/>${circle(540, 1180, 330, '#ff9a3c', 'filter="url(#haze)" opacity="0.8"')}<path d="M430 1290Q380 1150 470 1060Q480 1130 520 1120Q480 990 570 900Q570 1020 630 1070Q650 1040 640 1010Q730 1140 650 1290Z" fill="#ff8a2a"/><path d="M480 1292Q450 1200 510 1140Q530 1180 550 1170Q540 1090 580 1050Q590 1140 620 1170Q660 1230 610 1292Z" fill="#ffd56b"/>${repeat(3, (index) => `<rect x="${380 + index * 44}" y="${1276 + (index % 2) * 18}" width="260" height="40" rx="20" fill="${['#5b3a22', '#4a2d18', '#6b4527'][index] ?? ''}"/>`)}<rect x="120" y="1316" width="840" height="60" rx="12" fill="#4a3526"/><ellipse cx="540" cy="1560" rx="560" ry="170" fill="#8a3f34"/><ellipse cx="540" cy="1560" rx="470" ry="128" fill="none" stroke="#d9a86c" stroke-width="10" opacity="0.7"/><path d="M80 1500q0 -190 150 -190t150 190v150h-300Z" fill="#3f5d57"/><rect x="56" y="1470" width="70" height="210" rx="34" fill="#355049"/><rect x="346" y="1470" width="70" height="210" rx="34" fill="#355049"/>`,
    '#120904',
  );

/** Draws the hotel between firs at dusk. */
export const dusk = (): string => {
  const random = seeded(8);
  return picture(
    ['#20305c', '#6a5f93', '#d98f86', '#f6c79a'],
    `${repeat(40, () => circle(random() * 1080, random() * 520, 1 + random() * 2.4, '#fff', `opacity="${(0.3 + random() * 0.6).toFixed(2)}"`))}${hill(860, 260, 3, '#5a5380')}${hill(1010, 160, 9, '#3d3f66')}<path d="M150 1010L540 760L930 1010Z" fill="#2a2238"/><rect x="200" y="1000" width="680" height="420" fill="#3a2c33"/>${repeat(8, (index) => `<rect x="${250 + (index % 4) * 156}" y="${1050 + Math.floor(index / 4) * 180}" width="96" height="120" rx="6" fill="#ffdc96"/><path d="M${298 + (index % 4) * 156} ${1050 + Math.floor(index / 4) * 180}v120" stroke="#6b4a2c" stroke-width="6"/>`)}${circle(540, 1230, 460, '#ffcf7d', 'filter="url(#haze)" opacity="0.35"')}${hill(1410, 40, 6, '#1e2238')}<path d="M470 1440Q520 1640 300 1930H780Q600 1650 610 1440Z" fill="#d9b58a" opacity="0.35"/>${repeat(6, (index) => `${circle([420, 660, 380, 700, 330, 752][index] ?? 0, 1480 + Math.floor(index / 2) * 120, 14, '#ffe3a8')}${circle([420, 660, 380, 700, 330, 752][index] ?? 0, 1480 + Math.floor(index / 2) * 120, 46, '#ffcf7d', 'opacity="0.3"')}`)}${darkFir(90, 1450, 560)}${darkFir(1000, 1450, 620)}${darkFir(210, 1470, 330)}${lightSpots(9, 8, '#ffe9c4')}`,
    '#0b0d1c',
  );
};

/** The pictures of what the hotel sells, by product. */
export const HOTEL_GOODS = {
  breakfast: () =>
    square(
      '#f3e3c6',
      `<ellipse cx="450" cy="560" rx="330" ry="170" fill="#fbf8f1"/><ellipse cx="450" cy="552" rx="250" ry="120" fill="#efe7d8"/><path d="M280 550Q290 400 440 406T560 550Q420 596 280 550Z" fill="#d99a4e"/><path d="M304 536Q322 428 438 432T540 536Q420 570 304 536Z" fill="#f6d9a2"/>${circle(610, 540, 62, '#fdf6e4')}${circle(610, 536, 28, '#f3b53a')}${leaf(660, 610, 100, 58, '#6f9a4a')}`,
    ),
  honey: () =>
    square(
      '#e7eddc',
      `<path d="M300 330h300v310q0 90 -90 90h-120q-90 0 -90 -90Z" fill="#f0a92e"/><rect x="286" y="250" width="328" height="96" rx="26" fill="#f8efe0"/><rect x="330" y="440" width="240" height="160" rx="14" fill="#fffaf0"/>${repeat(3, (index) => `<path d="M${398 + index * 52} 486l26 15v30l-26 15l-26 -15v-30Z" fill="#f0a92e"/>`)}`,
    ),
  blanket: () =>
    square(
      '#dfe6ee',
      repeat(
        3,
        (index) =>
          `<rect x="210" y="${360 + index * 120}" width="480" height="112" rx="50" fill="${['#2f4a7a', '#3f5f97', '#26406c'][index] ?? ''}"/><path d="M250 ${416 + index * 120}h400" stroke="#e8ddc4" stroke-width="10" stroke-dasharray="26 18"/>`,
      ),
    ),
  candle: () =>
    square(
      '#efe3e0',
      `${circle(450, 250, 120, '#ffcf7d', 'opacity="0.35" filter="url(#soft)"')}<path d="M450 190Q500 260 450 320Q400 260 450 190Z" fill="#ff9a3c"/><rect x="340" y="360" width="220" height="360" rx="24" fill="#fbf6ea"/><path d="M450 316v50" stroke="#5b4128" stroke-width="8"/>${leaf(450, 640, 150, 16, '#7c9a6b')}${leaf(450, 640, 120, -26, '#a5bd90')}`,
    ),
} as const;
export type HotelGood = keyof typeof HOTEL_GOODS;
