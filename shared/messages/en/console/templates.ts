import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { templates as source } from '#shared/messages/jp/console/templates.ts';

export const templates: CatalogueOf<typeof source> = {
  title: 'Where do you want to begin?',
  lead: 'Start with a blank site or a template. Every word and picture of a template can be changed later.',
  blank: 'Blank',
  blankAbout: 'Choose the size and build it yourself from the first sheet.',
  duplicate: 'Duplicate an existing site',
  groups: {
    label: 'Filter by trade',
    all: 'All',
    hospitality: 'Food and stays',
    wellness: 'Beauty and health',
    sales: 'Selling',
    organisation: 'Business and education',
    culture: 'Events and work',
  },
  sheets: '{{count}} sheets',
  look: 'View the sheets of {{name}}',
  previous: 'Previous sheet',
  next: 'Next sheet',
  position: 'Sheet {{place}} of {{count}}',
  use: 'Use this template',
  nameHelp: 'Visitors see it in their browser too. You can change it later.',
  create: 'Create from this template',
  tooLarge: 'Larger than your plan allows',
  screen: 'Sheet {{cell}} of {{name}}',
};
