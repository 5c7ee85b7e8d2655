import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const salon: TemplateTexts = {
  title: 'Hair salon',
  about: 'For salons: clear services and prices, and an easy way to book.',
  sheets: [
    {
      eyebrow: 'Hair salon',
      text: 'Good hair makes\na lighter day.',
      second: 'One stylist looks after you from start to finish.',
      alt: 'Long hair with a gold band, seen from behind',
      button: 'Check availability',
    },
    {
      eyebrow: 'How we work',
      text: 'Hair that is ready\nin five minutes',
      second: 'We cut for the way your hair grows, so it falls into place as it dries.',
    },
    {
      eyebrow: 'Cut',
      text: 'It starts with\na conversation.',
      second: 'Bring pictures. We settle the length, and the time you want to spend on it.',
      alt: 'Open scissors and a comb',
    },
    {
      eyebrow: 'Tax included',
      text: 'Prices',
      second: 'Cut 6,600\nCut and colour 13,200\nCut and perm 14,300\nTreatment from 4,400\nHead spa 5,500',
    },
    {
      eyebrow: 'First visit',
      text: 'Cut and care',
      second: 'A cut with the care your hair needs today. Allow ninety minutes.',
      alt: 'A round mirror, a vase with branches and bottles',
      button: 'Book a first visit',
    },
    { text: 'It should still look good on the day you come back.', second: 'Your stylist' },
    {
      eyebrow: 'Booking',
      text: '10:00–19:00\nclosed Tuesdays',
      second: 'Same-day visits are welcome.\nParking is next door.',
      button: 'Book now',
    },
  ],
  menu: ['Home', 'Prices', 'First visit', 'Book'],
  seo: {
    title: 'Hair salon | Cut and colour',
    h1: 'A salon with one stylist per guest',
    description: 'A hair salon where one stylist looks after you throughout. Services, prices, first visits and booking.',
  },
};
