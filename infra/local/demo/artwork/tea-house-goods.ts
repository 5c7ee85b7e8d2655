import { cup, leaf, circle, repeat, square } from '#infra/local/demo/artwork/shapes.ts';

/** Draws a caddy with a paper label. */
const caddy = (ground: string, { body, lid, mark }: { body: string; lid: string; mark: string }): string =>
  square(
    ground,
    `<rect x="285" y="300" width="330" height="430" rx="26" fill="${body}"/><rect x="275" y="210" width="350" height="120" rx="30" fill="${lid}"/><path d="M590 330h25v374q0 26 -25 26Z" fill="#000" opacity="0.12"/><rect x="350" y="410" width="200" height="240" rx="8" fill="#fbf8ee"/>${leaf(450, 600, 130, 20, mark)}${leaf(450, 600, 110, -26, mark, 'opacity="0.65"')}`,
  );

const stick = (y: number): string =>
  `<rect x="180" y="${y - 5}" width="560" height="10" rx="5" fill="#b88a55"/>${['#f6a9b8', '#fffaf2', '#9cc07a'].map((colour, index) => circle(300 + index * 135, y, 62, colour)).join('')}`;

/** The pictures of what the tea house sells, by product. */
export const TEA_GOODS = {
  wakaba: () => caddy('#e6eed3', { body: '#4c8f4f', lid: '#2f6b3c', mark: '#4f7d2c' }),
  okibi: () => caddy('#f1dfc9', { body: '#8a4a1c', lid: '#5a2a16', mark: '#b5652f' }),
  matcha: () => caddy('#e3e7d8', { body: '#2e2a27', lid: '#4a433c', mark: '#8fb83f' }),
  dango: () =>
    square(
      '#f9e3e4',
      `<rect x="130" y="270" width="640" height="460" rx="18" fill="#e2c391"/><rect x="160" y="300" width="580" height="400" rx="8" fill="#f4e5c6"/>${repeat(3, (index) => stick(375 + index * 128))}`,
    ),
  cup: () => square('#e9e4d6', cup(450, 370, 400, { body: '#f4efe4', band: '#3d7a4a', tea: '#a8bf45' })),
} as const;
export type TeaGood = keyof typeof TEA_GOODS;
