import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const fashion: TemplateTexts = {
  title: 'Fashion label',
  about: 'For fashion labels: the new collection, large, with orders and shops close by.',
  sheets: [
    { eyebrow: 'Autumn and winter', text: 'Only\nblack', alt: 'Folds of black cloth', button: 'See the collection' },
    {
      eyebrow: '01',
      text: 'Wool coat',
      second: 'Dropped shoulders, no lining. Light, and made to last.',
      alt: 'A black coat on a hanger',
      button: 'Pre-order',
    },
    { eyebrow: 'Material', text: 'Take colour away\nand shape appears.', second: 'Four blacks, each dyed for its own cloth.' },
    {
      eyebrow: 'Always here',
      text: 'Two basics',
      products: [
        { name: 'Heavy T-shirt', description: 'Tightly knit. The collar keeps its shape.', button: 'Order' },
        { name: 'Leather sneaker', description: 'Resoled as often as you need.', button: 'Order' },
      ],
    },
    {
      eyebrow: '02',
      text: 'For days with\na lot to carry',
      second: 'Water-repellent canvas, five pockets inside.',
      alt: 'A black tote bag with a white circle',
      button: 'See the bag',
    },
    { eyebrow: 'Recycled wool', text: '70%', second: 'The cloth of the coat is spun from collected clothes.' },
    {
      eyebrow: 'Shops',
      text: 'Try it on',
      second: 'Tokyo Main store\nOsaka Department store, 2F\nFukuoka Street shop\nSapporo Pop-up\nOnline Any time',
    },
    {
      eyebrow: 'Repairs',
      text: 'We look after\nwhat we sell.',
      second: 'Hems, seams, re-dyeing.\nHowever old it is.',
      button: 'Contact us',
    },
  ],
  menu: ['Home', 'Coat', 'Shops', 'Contact'],
  seo: {
    title: 'Fashion label | Autumn and winter',
    h1: 'Only black',
    description: 'An autumn and winter collection in black only. Coat, basics, bag, shops and repairs.',
  },
};
