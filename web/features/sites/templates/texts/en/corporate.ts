import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const corporate: TemplateTexts = {
  title: 'Company site',
  about: 'For companies: what you do and what you stand for, in a few strong sheets.',
  sheets: [
    {
      eyebrow: 'Precision parts',
      text: 'We hold up the city\nwhere no one looks.',
      second: 'Bridges, railways, power stations: parts for what must not stop.',
      alt: 'A suspension bridge over the sea at dawn',
      button: 'Our business',
    },
    {
      eyebrow: 'Purpose',
      text: 'One more thing today\nthat lasts a century',
      second: 'We think of every way a part may be used, even those not in the drawing.',
    },
    {
      eyebrow: 'Technology',
      text: 'A micrometre,\nchecked by hand',
      second: 'Machines cut, people measure. We keep the record of every part for thirty years.',
      alt: 'Two gears on a technical drawing',
    },
    { eyebrow: 'Founded in', text: '1968', second: 'A workshop then, and 210 people today.' },
    {
      eyebrow: 'Business',
      text: 'Four fields',
      second: 'Railways bogies, brakes\nPower valves, bearings\nBridges bearings, joints\nService checks, renewal',
    },
    {
      eyebrow: 'Locations',
      text: 'Four in Japan,\ntwo abroad',
      second: 'Each has its own designers and inspectors.',
      alt: 'The head office among blue buildings',
    },
    {
      eyebrow: 'Careers',
      text: 'We look for people\nwho like to make things.',
      second: 'Graduates and experienced staff, all year round.\nCome and see the plant.',
      button: 'Visit the plant',
    },
    { text: 'Start with\none drawing.', second: 'We get back to you within two working days.', button: 'Contact us' },
  ],
  menu: ['Home', 'Technology', 'Business', 'Contact'],
  seo: {
    title: 'Company site | Precision parts',
    h1: 'We hold up the city where no one looks',
    description: 'A maker of precision parts for railways, power stations and bridges. Purpose, technology, business and careers.',
  },
};
