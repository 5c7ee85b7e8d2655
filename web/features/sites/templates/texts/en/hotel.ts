import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const hotel: TemplateTexts = {
  title: 'Hot spring inn',
  about: 'For inns and hotels: rooms, baths and dinner at an easy pace, leading to a booking.',
  sheets: [
    {
      eyebrow: 'An inn in the hills',
      text: 'Arrive as\nthe lamps are lit.',
      second: 'Seven rooms, and a spring that never stops flowing.',
      alt: 'An inn with lit paper windows below mountains and the moon',
      button: 'See free rooms',
    },
    {
      eyebrow: 'The bath',
      text: 'Count the stars\nfrom the water.',
      second: 'The spring rises at 42°C. Open from five in the morning until midnight.',
      alt: 'A steaming open-air bath in a bamboo grove',
    },
    {
      eyebrow: 'Rooms',
      text: 'Four seasons in\na round window',
      second: 'Every room faces the garden. Watch maple leaves or snow from the chair.',
      alt: 'A maple branch and hills seen through a round window',
    },
    {
      eyebrow: 'Dinner',
      text: 'The mountain,\nover charcoal',
      second: 'Served in your own hearth room: river fish, wild greens and local beef, grilled in front of you.',
    },
    {
      eyebrow: 'Your stay',
      text: 'A day with us',
      second: '15:00 Arrival and tea\n16:00 Open-air bath\n18:00 Dinner by the hearth\n8:00 Breakfast\n11:00 Departure',
    },
    { eyebrow: 'Rooms', text: '7', second: 'Two garden cottages and five rooms with tatami.' },
    { eyebrow: 'Dinner and breakfast', text: 'The season’s table', second: 'Per person, two sharing a room.', button: 'Choose dates' },
    {
      eyebrow: 'Reservations',
      text: 'Fifteen minutes from the station by shuttle',
      second: 'Call, or write to us here.\nWe answer by the next day.',
      button: 'Ask about a stay',
    },
  ],
  menu: ['Home', 'Rooms', 'Your stay', 'Reserve'],
  seo: {
    title: 'Hot spring inn | Seven rooms and a free-flowing spring',
    h1: 'An inn in the hills',
    description: 'A hot spring inn with seven rooms. The open-air bath, the rooms, dinner by the hearth, rates and reservations.',
  },
};
