import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const shop: TemplateTexts = {
  title: 'Tea and pottery',
  about: 'For a shop: show the goods in pictures and lead straight to an order.',
  sheets: [
    {
      eyebrow: 'Tea and pottery',
      text: 'A good cup\nfor today’s tea.',
      alt: 'A green teapot and a cup on a table by the window',
      button: 'See the pieces',
      points: ['See the cups'],
    },
    {
      eyebrow: 'Tea',
      text: 'Straight from the\nhills of Shizuoka.',
      second: 'First leaves, picked in May and packed when you order.',
      alt: 'Tea leaves drifting through deep green',
      button: 'See the teas',
    },
    {
      eyebrow: 'Pots and cups',
      text: 'Teapots in three colours.',
      alt: 'A red, a white and a teal teapot on a shelf',
      products: [
        { name: 'Red clay teapot', description: 'Thrown by hand, made for two.', button: 'Order' },
        { name: 'Celadon cup', description: 'Thin-lipped, for every day.', button: 'Order' },
      ],
    },
    {
      eyebrow: 'Cups',
      text: 'A cup for every mood.',
      second: 'Thin for green tea, thick for roasted tea. Take one in your hand.',
      alt: 'Four cups of green tea in different colours, seen from above',
    },
    {
      eyebrow: 'Vases',
      text: 'One branch,\none season.',
      second: 'A narrow neck that holds one stem upright.',
      alt: 'A vase with a branch beside a blue cup of tea',
      button: 'Order the vase',
    },
    { eyebrow: 'Gifts', text: 'Looking for\na gift?', alt: 'A large white bowl of steaming tea', button: 'Ask us' },
    {
      eyebrow: 'Green tea',
      text: 'How to brew',
      second: 'One tablespoon of leaves\nCool the water to 70°C\nWait a minute, pour gently\nTo the very last drop',
    },
    { text: 'With a new cup, tea takes a little longer.', second: 'The owner' },
  ],
  menu: ['Home', 'Teapots', 'Cups', 'Contact'],
  seo: {
    title: 'Tea and pottery',
    h1: 'Tea and pottery',
    description: 'Cups, teapots and vases for everyday tea, chosen one by one, with leaves straight from the hills of Shizuoka.',
  },
  popup: { name: 'First 30 customers', alt: 'A packet of tea for the first 30 customers', button: 'Sign up' },
};
