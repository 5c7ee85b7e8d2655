import type { AllTemplateTexts } from '#web/features/sites/templates/template-design.ts';

/** The texts of the templates in English. */
export const texts: AllTemplateTexts = {
  shop: {
    title: 'Tea and pottery',
    about: 'For a shop: show the goods in pictures and lead straight to an order.',
    sheets: [
      {
        text: 'A good cup\nfor today’s tea.',
        alt: 'A green teapot and a cup on a table by the window',
        button: 'See the pieces',
        points: ['See the cups'],
      },
      { text: 'Straight from the\nhills of Shizuoka.', alt: 'Tea leaves drifting through deep green', button: 'See the teas' },
      {
        text: 'Teapots in three colours.',
        alt: 'A red, a white and a teal teapot on a shelf',
        products: [{ name: 'Red clay teapot', description: 'Thrown by hand, made for two.', button: 'Order' }],
      },
      {
        text: 'A cup for every mood.',
        alt: 'Four cups of green tea in different colours, seen from above',
        products: [{ name: 'Celadon cup', description: 'Thin-lipped, for every day.', button: 'Order' }],
      },
      { text: 'One branch,\none season.', alt: 'A vase with a branch beside a blue cup of tea', button: 'Order the vase' },
      { text: 'Looking for\na gift?', alt: 'A large white bowl of steaming tea', button: 'Ask us' },
    ],
    menu: ['Home', 'Teapots', 'Cups', 'Contact'],
    seo: {
      title: 'Tea and pottery',
      h1: 'Tea and pottery',
      description: 'Cups, teapots and vases for everyday tea, chosen one by one, with leaves straight from the hills of Shizuoka.',
    },
    popup: { name: 'First 30 customers', alt: 'A packet of tea for the first 30 customers', button: 'Sign up' },
  },
  restaurant: {
    title: 'Harbour restaurant',
    about: 'For a restaurant: dish after dish, with a table to book at the end.',
    sheets: [
      { text: 'Dinner by the harbour,\nunhurried.', alt: 'The lit windows of a restaurant at dusk', button: 'Book a table' },
      { text: 'Dish of the day\nPan-fried snapper', alt: 'Pan-fried fish with herbs on a white plate', button: 'Next dish' },
      {
        text: 'Our seafood ramen',
        alt: 'Seafood ramen with a soft egg in a black bowl',
        products: [{ name: 'Seafood ramen', description: 'Clam and snapper broth, eight hours in the making.', button: 'Reserve' }],
      },
      {
        text: 'A little\nof everything.',
        alt: 'Starters, salad and dessert on three plates',
        points: ['See the dish of the day', 'See the ramen'],
      },
      { text: 'Fish each morning,\nfrom the sea outside.', alt: 'A fish in deep blue water' },
      { text: 'There is a table\nfor you tonight.', alt: 'Red and white wine under pendant lamps', button: 'Book a table' },
    ],
    menu: ['Dish of the day', 'Menu', 'Our fish', 'Book'],
    seo: {
      title: 'Harbour restaurant',
      h1: 'Harbour restaurant',
      description: 'Fish landed in the morning, served by the harbour at dusk: the dish of the day, our seafood ramen, and how to book.',
    },
  },
  event: {
    title: 'Summer music festival',
    about: 'For an event: loud pictures side by side, the date and the highlights.',
    sheets: [
      {
        text: 'Summer nights,\nright in the sound.',
        alt: 'A stage in coloured light and a crowd with raised hands',
        button: 'Get tickets',
      },
      { text: 'Three days,\nforty acts.', alt: 'A big record spinning before yellow rays' },
      { text: 'And fireworks\non the last night.', alt: 'Three fireworks over the shadows of a crowd' },
      { text: 'Dance,\nor just listen.', alt: 'Waves of colour over one another' },
      { text: 'Thirty stalls\nof good food.', alt: 'Striped stalls under strings of flags' },
      { text: 'Three-day pass', alt: 'A pink ticket with a star', button: 'Get yours' },
    ],
    menu: ['Home', 'Line-up', 'Food', 'Tickets'],
    seo: {
      title: 'Summer music festival',
      h1: 'Summer music festival',
      description: 'Three days in the park by the sea: forty acts, thirty food stalls, and fireworks on the last night.',
    },
    popup: { name: 'Early tickets', alt: 'Early tickets at a lower price for a limited time', button: 'Get tickets' },
  },
  recruiting: {
    title: 'Careers',
    about: 'For hiring: the people, the work, and a short way to apply.',
    sheets: [
      { text: 'Good work begins\nwith good people.', alt: 'Three people working side by side in a bright office', button: 'Apply' },
      { text: 'Every path\nis different.', alt: 'Portraits of four colleagues', button: 'How we grow' },
      { text: 'Three times as many of us\nin five years.', alt: 'A person walking up a rising bar chart', button: 'How we work' },
      { text: 'Remote, part-time, back to study:\nyou choose.', alt: 'A list with four items ticked' },
      { text: 'Come and talk\nto us first.', alt: 'Two people in conversation', button: 'Arrange a chat' },
      { text: 'In the middle of town,\nwaiting for you.', alt: 'Tall buildings against an evening sky', button: 'Contact us' },
    ],
    menu: ['Home', 'People', 'Working here', 'Apply'],
    seo: {
      title: 'Careers',
      h1: 'We are looking for colleagues',
      description: 'Colleagues from many paths, ways of working to choose from: meet the team, see what we offer, and apply.',
    },
  },
  'real-estate': {
    title: 'The house on the hill',
    about: 'For a property: walk through it, from the street to the kitchen.',
    sheets: [
      {
        text: 'A house of light\non the hill.',
        alt: 'A lit two-storey house on a hill at dusk',
        button: 'Book a viewing',
        points: ['Look inside'],
      },
      { text: 'Three bedrooms, 98.4 m²\nfacing south', alt: 'The floor plan of the house', points: ['See the kitchen'] },
      { text: 'Eight minutes to the station,\ngreen all around.', alt: 'Houses among green hills' },
      { text: 'Morning light in the living room', alt: 'A bright living room with a large window and a sofa' },
      { text: 'A kitchen for the whole family', alt: 'A kitchen with teal cupboards and tiles' },
      { text: 'With you until\nthe keys are yours.', alt: 'A golden key', button: 'Talk to us' },
    ],
    menu: ['Outside', 'Floor plan', 'Inside', 'Viewing'],
    seo: {
      title: 'The house on the hill - three bedrooms',
      h1: 'The house on the hill',
      description: 'A south-facing house with three bedrooms, eight minutes from the station: pictures, floor plan and viewings.',
    },
  },
  portfolio: {
    title: 'Portfolio',
    about: 'For one’s own work: few words, large pictures.',
    sheets: [
      { text: 'Form and\nempty space.', alt: 'A white arch and a red sphere', button: 'See the work' },
      { text: 'Composition, 2026', alt: 'A black square, a red circle and a blue triangle' },
      { text: 'Still life, 2025', alt: 'A black sphere and a red cone on columns' },
      { text: 'Wave, 2024', alt: 'White curves and a red circle on black' },
      { text: 'Gate, 2023', alt: 'Five coloured arches inside one another' },
      { text: 'Let’s work\ntogether.', alt: 'Business cards and a pencil', button: 'Get in touch' },
    ],
    menu: ['Home', 'Work', 'Contact'],
    seo: {
      title: 'Portfolio',
      h1: 'Form and empty space',
      description: 'Graphic and sculptural work of recent years, and how to commission more of it.',
    },
  },
  launch: {
    title: 'The new earbuds',
    about: 'For a launch: what is new, at a glance, with an early price that ends.',
    sheets: [
      { text: 'Hear even\nthe silence.', alt: 'White earbuds floating in blue light', button: 'Order early' },
      { text: 'New ears,\nnew days.', alt: 'Bands of light behind a phone playing a video', button: 'Order' },
      { text: 'Forty hours\nof sound.', alt: 'A waveform from blue to violet' },
      { text: 'Ten minutes’ charge,\nthree more hours.', alt: 'A black charging case with a point of light' },
      {
        text: 'Five colours.',
        alt: 'White earbuds among five colour samples',
        products: [{ name: 'Midnight', description: 'The colour of night; hides every scratch.', button: 'Order' }],
      },
      { text: 'Yours on\nlaunch day.', alt: 'A white box with a pink ribbon', button: 'Order' },
    ],
    menu: ['Home', 'Sound', 'Colours and prices', 'Contact'],
    seo: {
      title: 'The new earbuds | order now',
      h1: 'Earbuds that let you hear the silence',
      description: 'Forty hours of sound, three more from a ten-minute charge, five colours. Order the new earbuds now.',
    },
    popup: { name: 'Early price', alt: '2,000 yen off for early orders', button: 'Order early' },
  },
  magazine: {
    title: 'Travel and living',
    about: 'For stories: a cover, features, and pictures that lead from one to the next.',
    sheets: [
      { text: 'Travel and living\nAutumn', alt: 'Three sheets of paper over one another, one with a small drawing', button: 'Read on' },
      { text: 'Feature: morning\nin the mountains', alt: 'A red sun behind ranges of mountains', button: 'Read on' },
      { text: 'People: a weaver\nby the sea', alt: 'A woman in profile', button: 'Her story' },
      { text: 'Learn the name\nof one leaf.', alt: 'Large leaves on a dark green ground' },
      { text: 'To the little café\nin town.', alt: 'A café with a striped awning and a plant' },
      { text: 'Next time:\nthe island.', alt: 'A sailing boat on a moonlit sea', button: 'Write to us' },
    ],
    menu: ['Cover', 'Feature', 'People', 'Next'],
    seo: {
      title: 'Travel and living: Autumn',
      h1: 'Travel and living: Autumn',
      description: 'Morning in the mountains, a weaver by the sea, the café in town: a magazine of short stories told in pictures.',
    },
  },
};
