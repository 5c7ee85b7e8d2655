import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const wedding: TemplateTexts = {
  title: 'Wedding invitation',
  about: 'For weddings: the date, the place and the day, with a form for replies.',
  sheets: [
    { eyebrow: 'You are invited', text: 'We are getting\nmarried', second: 'Emma and Leo', alt: 'A wreath of leaves and flowers' },
    { text: 'You have been with us all along. We would love to spend this day with you.', second: 'Emma and Leo' },
    { eyebrow: 'Date', text: '23.5.', second: 'Saturday, ceremony at eleven.\nDoors open at ten.' },
    {
      eyebrow: 'Place',
      text: 'The little church\non the hill',
      second: 'A bus leaves the station at ten.',
      alt: 'A white church on a hill',
      button: 'Ask about the way',
    },
    {
      eyebrow: 'The day',
      text: 'What happens when',
      second: '10:00 Welcome\n11:00 Ceremony\n11:40 Photographs\n12:15 Lunch\n15:00 Farewell',
    },
    {
      eyebrow: 'Us',
      text: 'It began seven years ago.',
      second: 'We stood side by side in the college choir.',
      alt: 'Two rings that overlap',
    },
    {
      eyebrow: 'Your answer',
      text: 'Please reply by\nthe end of April.',
      second: 'Tell us too if there is anything\nyou do not eat.',
      button: 'Send your reply',
    },
  ],
  menu: ['Invitation', 'Date', 'Place', 'Reply'],
  seo: {
    title: 'Wedding invitation',
    h1: 'Our wedding',
    description: 'The date, the place and the course of our wedding day. Please send us your reply here.',
  },
};
