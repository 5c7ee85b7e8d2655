import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { dataNotice as source } from '#shared/messages/jp/visitor/data-notice.ts';

export const dataNotice: CatalogueOf<typeof source> = {
  title: 'Data sent elsewhere',
  lead: 'What is sent when you visit this site, to whom, and what for.',
  elsewhere: 'Sent to other services',
  none: 'This site sends nothing about its visitors to other services.',
  some: 'Whoever runs this site has built the following services into it. When you open the site, your browser sends data to each of them.',
  mayBeMore: 'Programs built into the site may send data to services that are not listed here.',
  to: 'Sent to',
  what: 'Built in as',
  sent: 'What is sent',
  why: 'What for',
  unknown: 'Whoever runs {{host}}',
  basics: 'The address of this site, your IP address, the time, and the kind and language of your browser and device',
  byScript: 'The addresses of this page and the one before it, what you do on the page, and identifiers such as cookies',
  kind: {
    script: 'Program (script)',
    code: 'Contacted by a program',
    style: 'Fonts or styles',
    picture: 'Picture',
    frame: 'Embedded page',
    other: 'Other content',
  },
  purpose: {
    analytics: 'To understand how the site is used',
    ads: 'To show advertisements and measure what they achieve',
    tags: 'To manage programs that measure visits',
    video: 'To play videos',
    social: 'To show content of a social network and measure advertisements there',
    map: 'To show maps',
    fonts: 'To show typefaces',
    library: 'To load components that the site needs to work',
    unknown: 'For a feature added by whoever runs this site (please ask them for details)',
  },
  consent: {
    some: 'Whoever runs this site has built the following services into it. Once you accept, your browser sends data to each of them.',
    title: 'Cookie settings',
    text: 'The services above stay off until you accept. Your choice is kept on your device with its date. You can change it at any time; when you withdraw it, the cookies stored on this site are deleted and the page reloads without the services. Browsers that send Global Privacy Control (GPC) are not asked: it counts as a no. Only the number of choices per day is counted, without personal data.',
  },
  own: 'What this site itself receives',
  counted:
    'Counting: which sheets are shown and how visitors move between them, for how long, where they press, the name of the site they came from and the kind of device are counted without cookies and without storing anything on your device. To count the visitors of a day, IP addresses are turned into values that cannot be traced back, and are deleted within two days. A form that you send is counted with the visit that led to it; what relates the two is deleted after 35 days. If your browser asks not to be tracked (DNT, GPC), your visits are not counted, and a form that you send is counted without them.',
  forms: 'Forms: what you send reaches whoever runs this site and is kept, so that they can answer you.',
  members:
    'Members: your e-mail address and what you entered are kept; a cookie keeps you logged in for up to 7 days. None of it is sent to anybody else.',
};
