import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const realEstate: TemplateTexts = {
  title: 'The house on the hill',
  about: 'For a property: walk through it, from the street to the kitchen.',
  sheets: [
    {
      eyebrow: 'New house',
      text: 'A house of light\non the hill.',
      alt: 'A lit two-storey house on a hill at dusk',
      button: 'Book a viewing',
      points: ['Look inside'],
    },
    {
      eyebrow: 'Floor plan',
      text: 'Three bedrooms, 98.4 m²\nfacing south',
      second: 'Living room, kitchen and bath, all in one round.',
      alt: 'The floor plan of the house',
      points: ['See the kitchen'],
    },
    { eyebrow: 'The area', text: 'Eight minutes to the station,\ngreen all around.', alt: 'Houses among green hills' },
    {
      eyebrow: 'Property',
      text: 'Details',
      second: 'Land 132.4 m²\nFloor area 98.4 m²\nBuild Timber, two floors\nParking Two cars\nReady March 2026',
    },
    {
      eyebrow: 'Living room',
      text: 'Morning light in the living room',
      second: 'Windows 2.4 m high. In winter the sun reaches the back wall.',
      alt: 'A bright living room with a large window and a sofa',
    },
    { eyebrow: 'Kitchen', text: 'A kitchen for the whole family', alt: 'A kitchen with teal cupboards and tiles' },
    {
      eyebrow: 'To the contract',
      text: 'With you until\nthe keys are yours.',
      second: 'We help with financing and with selling your present home.',
      alt: 'A golden key',
      button: 'Talk to us',
    },
    {
      eyebrow: 'Open house',
      text: 'Weekends 10:00–17:00',
      second: 'No appointment needed.\nOn weekdays, please write a day ahead.',
      button: 'Book a visit',
    },
  ],
  menu: ['Outside', 'Floor plan', 'Inside', 'Viewing'],
  seo: {
    title: 'The house on the hill - three bedrooms',
    h1: 'The house on the hill',
    description: 'A south-facing house with three bedrooms, eight minutes from the station: pictures, floor plan and viewings.',
  },
};
