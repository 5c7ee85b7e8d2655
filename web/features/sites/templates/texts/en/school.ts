import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const school: TemplateTexts = {
  title: 'Tutoring school',
  about: 'For schools and classes: courses and fees at a glance, and a trial lesson.',
  sheets: [
    {
      eyebrow: 'Ages 6 to 15',
      text: 'Once it makes sense,\nhomework is easy.',
      second: 'Three students to a teacher, so every question gets asked.',
      alt: 'A stack of books with an apple, and a pencil cup',
      button: 'Try a lesson',
    },
    {
      eyebrow: 'How we teach',
      text: 'The reason first,\nthen the answer',
      second: 'We move on when a student can explain it in their own words. It takes longer, and it stays.',
    },
    {
      eyebrow: 'Courses',
      text: 'For every year',
      second: 'Age 6–12 Maths, reading\nAge 6–12 English\nAge 13–15 Maths, English\nAge 13–15 Five subjects',
    },
    {
      eyebrow: 'Step by step',
      text: 'Back to where\nit got difficult',
      second: 'A short test shows where to begin again. We decide together.',
      alt: 'Three children on coloured steps, with a flag on top',
    },
    { eyebrow: 'Per month', text: 'Twice a week', second: 'Materials included. There is no enrolment fee.', button: 'Ask about courses' },
    { text: '“Can I do one more?” I had never heard that before.', second: 'Mother of a ten-year-old' },
    {
      eyebrow: 'Trial lesson',
      text: 'Come once,\nfree of charge.',
      second: 'Join a regular lesson. All you need is a pencil.',
      alt: 'A paper plane in a blue sky',
      button: 'Sign up',
    },
    {
      eyebrow: 'Timetable',
      text: 'Mon–Fri 16:00–21:00\nSat 13:00–18:00',
      second: 'Days and times can change every month.',
      button: 'Ask for free places',
    },
  ],
  menu: ['Home', 'Courses', 'Fees', 'Trial lesson'],
  seo: {
    title: 'Tutoring school | Ages 6 to 15',
    h1: 'A school that goes back to where it got difficult',
    description: 'Tutoring with three students to a teacher. Courses, monthly fees, timetable and a free trial lesson.',
  },
};
