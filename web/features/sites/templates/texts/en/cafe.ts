import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const cafe: TemplateTexts = {
  title: 'Neighbourhood café',
  about: 'For cafés: show the menu and the mood, and bring people in.',
  sheets: [
    {
      eyebrow: 'Coffee roasted here',
      text: 'From the first cup\nto the last of the day',
      second: 'We roast four mornings a week and brew every cup by hand.',
      alt: 'A steaming cup of coffee on a wooden table by the window',
      button: 'See the menu',
    },
    {
      eyebrow: 'Our café',
      text: 'We choose the beans,\nroast them, brew them.',
      second: 'Each origin gets its own roast, in the drum at the back of the shop.',
    },
    {
      eyebrow: 'Coffee',
      text: 'The menu',
      second: 'Coffee of the day 550\nDark roast blend 600\nCaffè latte 650\nCold brew 650\nSeasonal soda 700',
    },
    {
      eyebrow: 'Latte',
      text: 'Milk to match\nthe bean',
      second: 'Whole milk for the dark roasts, oat for the light ones. Or as you like it.',
      alt: 'A latte with a leaf pattern, seen from above',
    },
    {
      eyebrow: 'From the oven',
      text: 'Cheesecake',
      second: 'Rested overnight, so it is dense and cool. 100 yen less with a coffee.',
      alt: 'A slice of cheesecake with red berries',
      button: 'Put one aside for me',
    },
    { text: 'We sell beans from a hundred grams, and grind them while you wait.', second: 'The owner' },
    { eyebrow: 'Doors open', text: '8:00', second: 'Half past seven on weekdays.\nBreakfast is served until ten.' },
    {
      eyebrow: 'Hours',
      text: 'Mon–Fri 7:30–19:00\nWeekends 8:00–18:00',
      second: 'Closed on Wednesdays.\nWrite to us to reserve a table.',
      button: 'Reserve a table',
    },
  ],
  menu: ['Home', 'Menu', 'Hours', 'Contact'],
  seo: {
    title: 'Neighbourhood café | Coffee roasted here',
    h1: 'A café that roasts its own coffee',
    description: 'A café with its own roastery and bakery. See the menu and opening hours, and reserve a table.',
  },
};
