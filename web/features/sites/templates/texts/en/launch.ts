import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const launch: TemplateTexts = {
  title: 'The new earbuds',
  about: 'For a launch: what is new, at a glance, with an early price that ends.',
  sheets: [
    { eyebrow: 'New', text: 'Hear even\nthe silence.', alt: 'White earbuds floating in blue light', button: 'Order early' },
    {
      eyebrow: 'Connected',
      text: 'New ears,\nnew days.',
      second: 'Two devices at once: from the meeting to the music.',
      alt: 'Bands of light behind a phone playing a video',
      button: 'Order',
    },
    {
      eyebrow: 'Battery',
      text: '40 h',
      second: 'With the case. Leave the charger at home for the weekend.',
      alt: 'A waveform from blue to violet',
    },
    { eyebrow: 'Fast charging', text: 'Ten minutes’ charge,\nthree more hours.', alt: 'A black charging case with a point of light' },
    {
      eyebrow: 'Colours',
      text: 'Five colours.',
      second: 'See them in person at our shops.',
      alt: 'White earbuds among five colour samples',
    },
    {
      eyebrow: 'Early price',
      text: 'Yours on\nlaunch day.',
      second: 'With you on the morning of the release.',
      alt: 'A white box with a pink ribbon',
      button: 'Order',
    },
    {
      eyebrow: 'Specifications',
      text: 'In detail',
      second: 'Weight 4.8 g each\nWaterproof IPX5\nWireless Bluetooth 5.4\nCharging USB-C\nWarranty Two years',
    },
    {
      eyebrow: 'Regular price',
      text: 'The favourite',
      products: [{ name: 'Midnight', description: 'The colour of night, in a finish that hides scratches.', button: 'Pre-order' }],
    },
  ],
  menu: ['Home', 'Sound', 'Colours and prices', 'Contact'],
  seo: {
    title: 'The new earbuds | order now',
    h1: 'Earbuds that let you hear the silence',
    description: 'Forty hours of sound, three more from a ten-minute charge, five colours. Order the new earbuds now.',
  },
  popup: { name: 'Early price', alt: '2,000 yen off for early orders', button: 'Order early' },
};
