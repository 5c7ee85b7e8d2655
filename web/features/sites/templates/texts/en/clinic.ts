import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const clinic: TemplateTexts = {
  title: 'Clinic',
  about: 'For medical practices: opening hours and what to expect, in a calm design.',
  sheets: [
    {
      eyebrow: 'Family medicine',
      text: 'Better early\nthan worried',
      second: 'Colds, check-ups, vaccinations: for every age in the family.',
      alt: 'A bright waiting room with a green chair and a plant',
      button: 'Opening hours',
    },
    {
      eyebrow: 'Information',
      text: 'Opening hours',
      second: 'Mon, Tue, Thu, Fri 9:00–12:30\nAfternoons 15:00–18:30\nSat 9:00–13:00\nWed, Sun, holidays closed',
    },
    {
      eyebrow: 'Consultation',
      text: 'First, we listen.',
      second: 'Since when, and how does it feel? A few words are enough.',
      alt: 'A stethoscope around a heart',
      button: 'Book a visit',
    },
    {
      eyebrow: 'New patients',
      text: 'What to\nbring',
      second: 'Your insurance card, a list of your medicines and a referral if you have one. Please arrive 30 minutes before we close.',
    },
    { eyebrow: 'Online booking', text: '24 h', second: 'The night before or at dawn:\nchoose any free time.' },
    {
      eyebrow: 'Check-ups and vaccines',
      text: 'One day a year\nfor your body',
      second: 'Check-ups are by appointment. We explain the results about a week later.',
      button: 'Ask about check-ups',
    },
    {
      eyebrow: 'Getting here',
      text: 'By the park,\nup the hill',
      second: 'Six minutes on foot from the station. Parking for eight cars.',
      alt: 'A path through hills and trees',
    },
    {
      text: 'Talk to us about\nhow you feel.',
      second: 'If you have a fever, please contact us before you come.',
      button: 'Book or contact us',
    },
  ],
  menu: ['Home', 'Opening hours', 'New patients', 'Contact'],
  seo: {
    title: 'Clinic | Family medicine',
    h1: 'A clinic for the whole family',
    description: 'A family clinic. Opening hours, what new patients should bring, check-ups, vaccinations and online booking.',
  },
};
