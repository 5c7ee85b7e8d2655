import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { helpVisitors as source } from '#shared/messages/jp/help/help-visitors.ts';

export const helpVisitors: CatalogueOf<typeof source> = {
  visitorLists: {
    lead: 'Shows the members of a site and everything visitors sent with its forms.',
    tasks: {
      reply: {
        title: 'Answer an inquiry',
        steps: 'Open the entry and press [[visitors:detail.reply]].\nSet [[visitors:detail.stateLabel]] so that others see what is done.',
      },
      export: { title: 'Export a list', steps: 'Narrow the list with the filters.\nPress [[common:export.start]].' },
      erase: {
        title: "Erase a person's data",
        steps:
          'Open an entry of the person.\nPress [[visitors:privacy.erasePerson]]. Everything about the person on this site goes for good.',
      },
    },
    notes:
      'With [[visitors:privacy.retention]], old entries are erased automatically after {{retentionMin}} to {{retentionMax}} days.\nVisitors never see your notes.',
  },
  news: {
    lead: 'Shows short news at the top of your sites, without publishing the sites again.',
    tasks: {
      create: {
        title: 'Create news',
        steps:
          'Press [[news:list.add]], choose the sites and write title and text.\nPublish right away, or choose [[news:timing.scheduled]] to set start and end.\nPress [[news:submit.publish]].',
      },
      end: { title: 'End news early', steps: 'Open the menu at the end of the row and choose [[news:actions.end.label]].' },
      order: { title: 'Change the order', steps: 'Open the news of one site.\nChoose [[news:delivery.order]] and move the items.' },
    },
    notes:
      'A site shows the first {{newsShown}} public items.\nOne news item can appear on up to {{newsSites}} sites.\nWithout a translation, visitors see the main language.',
  },
};
