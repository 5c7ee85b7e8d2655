import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const restaurant: TemplateTexts = {
  title: 'Harbour restaurant',
  about: 'For a restaurant: dish after dish, with a table to book at the end.',
  sheets: [
    {
      eyebrow: 'Harbour restaurant',
      text: 'Dinner by the harbour,\nunhurried.',
      second: 'The sea begins below the window.',
      alt: 'The lit windows of a restaurant at dusk',
      button: 'Book a table',
    },
    {
      eyebrow: 'Today’s dish',
      text: 'Pan-fried\nsnapper',
      second: 'Crisp skin, tender fish, a white butter sauce.',
      alt: 'Pan-fried fish with herbs on a white plate',
      button: 'Next dish',
    },
    {
      eyebrow: 'House favourite',
      text: 'Seafood ramen',
      second: 'A broth of clams and bream, eight hours on the stove.',
      alt: 'Seafood ramen with a soft egg in a black bowl',
    },
    {
      eyebrow: 'Starters to dessert',
      text: 'A little\nof everything.',
      second: 'Choose the size of each plate, for one or to share.',
      alt: 'Starters, salad and dessert on three plates',
      points: ['See the dish of the day', 'See the ramen'],
    },
    {
      eyebrow: 'Our fish',
      text: 'Fish each morning,\nfrom the sea outside.',
      second: 'Bought at the morning auction, in the kitchen before noon.',
      alt: 'A fish in deep blue water',
    },
    {
      eyebrow: 'Evening',
      text: 'The menu',
      second: 'Three starters 1,800\nSeafood soup 1,200\nFish of the day 3,400\nBraised beef cheek 3,800\nSeasonal dessert 950',
    },
    { text: 'On nights when the air smells of salt, I open a bottle of white.', second: 'The chef' },
    {
      eyebrow: 'To take away',
      text: 'The harbour,\nat your table',
      products: [{ name: 'Seafood ramen', description: 'Broth and noodles, frozen. Just warm them up.', button: 'Order' }],
    },
    {
      eyebrow: '17:30–22:00',
      text: 'There is a table\nfor you tonight.',
      second: 'Closed on Mondays. Private rooms for four or more.',
      alt: 'Red and white wine under pendant lamps',
      button: 'Book a table',
    },
  ],
  menu: ['Dish of the day', 'Menu', 'Our fish', 'Book'],
  seo: {
    title: 'Harbour restaurant',
    h1: 'Harbour restaurant',
    description: 'Fish landed in the morning, served by the harbour at dusk: the dish of the day, our seafood ramen, and how to book.',
  },
};
