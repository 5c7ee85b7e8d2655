import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const magazine: TemplateTexts = {
  title: 'Travel and living',
  about: 'For stories: a cover, features, and pictures that lead from one to the next.',
  sheets: [
    {
      eyebrow: 'No. 12',
      text: 'Travel and living\nAutumn',
      alt: 'Three sheets of paper over one another, one with a small drawing',
      button: 'Read on',
    },
    {
      eyebrow: 'Feature',
      text: 'Morning in\nthe mountains',
      second: 'Setting out before dawn, boiling water on the ridge: four people, four ways.',
      alt: 'A red sun behind ranges of mountains',
      button: 'Read on',
    },
    {
      eyebrow: 'People',
      text: 'The weaver\nby the sea',
      second: 'In a town where yarn dries in the salt wind, the looms are back.',
      alt: 'A woman in profile',
      button: 'Her story',
    },
    { text: 'Of the places I hurried to, I remember very little.', second: 'From the opening essay' },
    { eyebrow: 'Plants', text: 'Learn the name\nof one leaf.', alt: 'Large leaves on a dark green ground' },
    {
      eyebrow: 'In town',
      text: 'To the little café\nin town.',
      second: 'Thick toast, and the second coffee at half price.',
      alt: 'A café with a striped awning and a plant',
    },
    {
      eyebrow: 'Next issue',
      text: 'Next time:\nthe island.',
      second: 'Out on 1 December.',
      alt: 'A sailing boat on a moonlit sea',
      button: 'Write to us',
    },
    {
      eyebrow: 'Contents',
      text: 'In this issue',
      second: '4 Morning in the mountains\n22 The weaver by the sea\n38 The name of a leaf\n46 Small cafés\n60 Letters',
    },
  ],
  menu: ['Cover', 'Feature', 'People', 'Next'],
  seo: {
    title: 'Travel and living: Autumn',
    h1: 'Travel and living: Autumn',
    description: 'Morning in the mountains, a weaver by the sea, the café in town: a magazine of short stories told in pictures.',
  },
};
