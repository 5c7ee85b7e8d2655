import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const landing: TemplateTexts = {
  title: 'Sign-up page',
  about: 'For one goal: from the problem to the price, every sheet leads to the form.',
  sheets: [
    {
      eyebrow: 'Free trial',
      text: 'Twice a week.\nThirty minutes.',
      second: 'A gym without appointments.',
      alt: 'A black dumbbell in a white circle',
      button: 'Try it free',
    },
    {
      eyebrow: 'Sounds familiar?',
      text: 'Why it never lasted',
      second: 'Too far from work\nNo idea what to do\nAlways crowded\nToo expensive',
    },
    { eyebrow: 'Open', text: '24 h', second: 'Before work or after the last train. Your phone is the key.' },
    {
      eyebrow: 'Time',
      text: 'Done in\nthirty minutes',
      second: 'Today’s routine is on the screen at the door. No time lost choosing.',
      alt: 'A yellow alarm clock',
    },
    {
      eyebrow: 'Equipment',
      text: 'By the third visit\nyou know how.',
      second: 'A trainer stays with you the first three times.',
      alt: 'A red kettlebell',
    },
    {
      eyebrow: 'Per month',
      text: 'Come any time',
      second: 'No joining fee, no cancellation fee. Pause whenever you like.',
      button: 'Book a trial',
    },
    { text: 'Half a year later, stairs no longer leave me out of breath.', second: 'Office worker, 54' },
    { eyebrow: 'It takes a minute', text: 'Start this week.', second: 'Come as you are. We lend shoes and clothes.', button: 'Sign up' },
  ],
  menu: ['Home', 'Why', 'Price', 'Sign up'],
  seo: {
    title: '24-hour gym | Free trial',
    h1: 'Thirty minutes twice a week',
    description: 'A free trial of a 24-hour gym without appointments. How it works, the price and how to sign up.',
  },
};
