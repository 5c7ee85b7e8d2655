import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { summary as source } from '#shared/messages/jp/console/summary.ts';

export const summary: CatalogueOf<typeof source> = {
  greeting: 'Hello, {{name}}',
  failed: 'The summary could not be loaded',
  usage: '{{used}} of {{max}}',
  start: {
    title: 'Your first three steps',
    lead: 'No one else sees your site until you publish it.',
    done: 'Done',
    create: {
      title: 'Create your first site',
      text: 'Name it, then pick a template or start from blank sheets.',
    },
    fill: {
      title: 'Add your pictures and texts',
      text: 'Replace those of the template with your own, and check the result in the preview.',
      action: 'Continue editing',
    },
    publish: {
      title: 'Publish it',
      text: 'Press “Publish” in the editor, then share the address or its QR code.',
    },
  },
  sites: {
    title: 'Sites',
    unit: 'in total',
    all: 'See all',
    create: 'Create a site',
    latest: 'Newest sites',
    empty: {
      title: 'Make your first site',
      text: 'Choose a name and a size, and you can start right away. Nobody else sees it until you publish.',
      readOnly: 'Sites appear here once they have been created.',
    },
  },
  visits: {
    title: 'Visits this month',
    all: 'See the reports',
    top: 'Most visited sites',
    counted: '{{visits}} visits · {{conversions}} conversions',
    changed: 'What changed most',
    changedText: 'Compared with the same days of the month before. Changes that chance explains are left out.',
    fromTo: '{{former}} → {{visits}} visits',
    unvisited: 'Published sites without visits',
    unvisitedText: 'They have no visits this month. Share their address or QR code.',
  },
  users: {
    title: 'Users',
    unit: 'in total',
    all: 'See all',
    create: 'Add a user',
    latest: 'Newest users',
    empty: {
      title: 'Add your first user',
      text: 'Enter a company and an e-mail address, and an invitation is on its way.',
      readOnly: 'Users appear here once they have been added.',
    },
  },
  licences: {
    used: 'Licenses in use',
    full: 'All of them are in use. Ask the operator for more.',
  },
  contract: {
    title: 'Your contract',
    plan: 'Plan',
    term: 'Term',
    period: '{{start}} – {{end}}',
    openPeriod: 'from {{start}}',
    noPeriod: 'not set',
    sites: 'Sites created',
    unlimited: '{{used}} (no limit)',
    full: 'Your plan’s limit is reached.',
    endsSoon: 'The term runs until {{end}}.',
    lastDays: 'Days until the contract ends: {{days}}',
    endsToday: 'The term ends today.',
    ended: 'The term has ended. Ask your contact person about renewing it.',
    trial: {
      endsSoon: 'Your free trial runs until {{end}}. You pay nothing unless you order a paid plan.',
      lastDays: 'Your free trial ends on {{end}}. Order a paid plan to keep your sites online.',
      endsToday: 'Your free trial ends today.',
      ended: 'Your free trial has ended. Order a paid plan to carry on.',
    },
    checkPlan: 'See your plan',
  },
  activity: {
    title: 'Recent activity',
    all: 'Open the log',
    none: 'Nothing has been done yet.',
  },
};
