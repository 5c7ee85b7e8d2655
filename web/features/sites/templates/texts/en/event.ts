import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const event: TemplateTexts = {
  title: 'Summer music festival',
  about: 'For an event: loud pictures side by side, the date and the highlights.',
  sheets: [
    {
      eyebrow: '7–9 August, seaside park',
      text: 'Summer nights,\nright in the sound.',
      alt: 'A stage in coloured light and a crowd with raised hands',
      button: 'Get tickets',
    },
    {
      eyebrow: 'Line-up',
      text: 'Three days,\nforty acts.',
      second: 'Two stages, from noon into the night.',
      alt: 'A big record spinning before yellow rays',
    },
    { eyebrow: '9 August, 20:30', text: 'And fireworks\non the last night.', alt: 'Three fireworks over the shadows of a crowd' },
    {
      eyebrow: 'Your way',
      text: 'Dance,\nor just listen.',
      second: 'Bring a chair or a blanket for the grass.',
      alt: 'Waves of colour over one another',
    },
    {
      eyebrow: 'Food',
      text: 'Thirty stalls\nof good food.',
      second: 'Local kitchens. Cash or card.',
      alt: 'Striped stalls under strings of flags',
    },
    {
      eyebrow: 'Advance sale',
      text: 'Three-day\npass',
      second: 'Free for children under twelve.',
      alt: 'A pink ticket with a star',
      button: 'Get yours',
    },
    {
      eyebrow: 'Day one',
      text: 'Who plays\nwhen',
      second: '13:00 Doors\n14:00 Harbour Brass\n16:00 Evening Calm\n18:30 Stars and Wires\n20:00 The Last Summer',
    },
    { eyebrow: 'Three days from', text: '7 Aug', second: 'Gates open on Friday at noon.\nRain or shine.' },
  ],
  menu: ['Home', 'Line-up', 'Food', 'Tickets'],
  seo: {
    title: 'Summer music festival',
    h1: 'Summer music festival',
    description: 'Three days in the park by the sea: forty acts, thirty food stalls, and fireworks on the last night.',
  },
  popup: { name: 'Early tickets', alt: 'Early tickets at a lower price for a limited time', button: 'Get tickets' },
};
