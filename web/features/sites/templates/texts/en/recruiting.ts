import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const recruiting: TemplateTexts = {
  title: 'Careers',
  about: 'For hiring: the people, the work, and a short way to apply.',
  sheets: [
    {
      eyebrow: 'Careers',
      text: 'Good work begins\nwith good people.',
      alt: 'Three people working side by side in a bright office',
      button: 'Apply',
    },
    {
      eyebrow: 'People',
      text: 'Every path\nis different.',
      second: 'Sales, engineering, office. From all kinds of jobs before.',
      alt: 'Portraits of four colleagues',
      button: 'How we grow',
    },
    {
      eyebrow: 'Staff in five years',
      text: '×3',
      second: 'From twenty people to sixty. The next could be you.',
      alt: 'A person walking up a rising bar chart',
      button: 'How we work',
    },
    { eyebrow: 'How we work', text: 'Remote, part-time, back to study:\nyou choose.', alt: 'A list with four items ticked' },
    {
      eyebrow: 'A talk',
      text: 'Come and talk\nto us first.',
      second: 'No CV needed. Thirty minutes about the work.',
      alt: 'Two people in conversation',
      button: 'Arrange a chat',
    },
    {
      eyebrow: 'Office',
      text: 'In the middle of town,\nwaiting for you.',
      second: 'Three minutes from the station, under a roof.',
      alt: 'Tall buildings against an evening sky',
      button: 'Contact us',
    },
    {
      eyebrow: 'Terms',
      text: 'The job',
      second: 'Roles Sales, engineering, office\nHours 9:00–18:00\nDays off 125 a year\nPay from ¥250,000 a month',
    },
    {
      eyebrow: 'Process',
      text: 'From application to offer in two weeks',
      second: 'A form, a talk and a final interview.\nEvenings and Saturdays are possible.',
      button: 'Apply',
    },
  ],
  menu: ['Home', 'People', 'Working here', 'Apply'],
  seo: {
    title: 'Careers',
    h1: 'We are looking for colleagues',
    description: 'Colleagues from many paths, ways of working to choose from: meet the team, see what we offer, and apply.',
  },
};
