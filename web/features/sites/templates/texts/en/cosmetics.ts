import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const cosmetics: TemplateTexts = {
  title: 'Skincare',
  about: 'For cosmetics: ingredients and texture, quietly presented, leading to an order.',
  sheets: [
    {
      eyebrow: 'Serum',
      text: 'Skin settles\novernight.',
      second: 'Three drops before bed, and a softer morning.',
      alt: 'A serum bottle in front of a gold ring',
      button: 'See the price',
    },
    {
      eyebrow: 'Our approach',
      text: 'Not more.\nChosen better.',
      second: 'Only what skin needs, at the strength it needs. No fragrance, no colour.',
    },
    {
      eyebrow: 'Camellia oil',
      text: 'A drop from the seed\nof a winter flower',
      second: 'Picked by hand on an island farm and pressed without heat.',
      alt: 'A golden flower in the dark',
    },
    { eyebrow: 'Natural origin', text: '98%', second: 'The other two per cent keep it safe and fresh.' },
    {
      eyebrow: 'Texture',
      text: 'It spreads slowly\nand leaves no trace.',
      second: 'Warm it in your palms: cheeks, forehead, then neck.',
      alt: 'Golden drops',
    },
    {
      eyebrow: 'Evening care',
      text: 'How to use',
      second: 'Cleanse, then apply toner\nThree drops in the palm\nWarm between both hands\nPress from face to neck',
    },
    {
      eyebrow: '30 ml, about two months',
      text: 'Night serum',
      second: 'Delivery is free. If it does not suit you, send it back within thirty days.',
      button: 'Buy',
    },
    { text: 'In the morning I stopped in front of the mirror.', second: 'Customer in her forties, dry skin' },
  ],
  menu: ['Home', 'Ingredients', 'How to use', 'Buy'],
  seo: {
    title: 'Skincare | Night serum',
    h1: 'A serum for the night',
    description: 'A night serum with camellia oil. Ingredients, how to use it, price and returns.',
  },
};
