import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { helpSites as source } from '#shared/messages/jp/help/help-sites.ts';

export const helpSites: CatalogueOf<typeof source> = {
  summary: {
    lead: 'Shows at a glance how your sites are doing, what needs attention and where you left off.',
    tasks: {
      start: {
        title: 'Make your first site',
        steps: 'Follow the three steps at the top: create, add pictures and texts, publish.\nPress [[summary:sites.create]] to begin.',
      },
      follow: {
        title: 'See what happened',
        steps:
          'Look at the visits of this month, then press [[summary:visits.all]] for details.\n[[summary:activity.title]] lists what people in your account did.',
      },
    },
    notes: 'No one else sees a site until you publish it.\nThe steps disappear once your first site is published.',
  },
  pageViews: {
    lead: 'Shows how often your published sites were viewed in a month, and what that means for your bill.',
    tasks: {
      compare: {
        title: 'Find the busiest sites',
        steps: 'Choose a month.\nPress [[usage:seeBySite]] to see which sites were viewed most.',
      },
    },
    notes: 'Page views appear up to an hour later.\nVisits by search engines and other programs do not count.',
  },
  siteList: {
    lead: 'Lists your sites. From here you create, open, duplicate and delete them.',
    tasks: {
      create: { title: 'Create a site', steps: 'Press [[sites:list.create]].\nChoose a template, or start blank.' },
      copy: {
        title: 'Make a similar site',
        steps:
          'Open the menu (…) of the site.\nChoose [[sites:duplicate.action]] to copy it once, or [[sites:saveAsTemplate]] to start several sites from it.',
      },
      remove: {
        title: 'Delete a site',
        steps: 'Open the menu (…) of the site and choose [[common:delete]].\nConfirm. The site moves to the trash.',
      },
    },
    notes:
      'A deleted site can be restored for {{trashDays}} days.\nYou can keep up to {{templates}} templates of your own.\nSearch finds words that begin with what you type.\nOn a phone, search and order open by [[sites:list.tools]], and [[sites:list.library]] and [[sites:trash.title]] are below the sites.',
  },
  createSite: {
    lead: 'Creates a site: from a template, from a template of your own, or blank.',
    tasks: {
      template: {
        title: 'Start from a template',
        steps: 'Look through the sheets of a template.\nPress [[templates:use]], name the site, then press [[templates:create]].',
      },
      blank: {
        title: 'Start blank',
        steps: 'Choose [[templates:blank]] and name the site.\nEnter the number of rows and columns, then press [[sites:create.submit]].',
      },
    },
    notes:
      'A grid has up to {{rowsMax}} rows and {{columnsMax}} columns. Your plan may allow less.\nVisitors swipe up and down between rows, and left and right between columns.\nSize, name and pictures can all be changed later.',
  },
  siteTrash: {
    lead: 'Keeps deleted sites for a while, so that nothing is lost by mistake.',
    tasks: {
      restore: {
        title: 'Restore a site',
        steps: 'Find the site in the list.\nPress [[sites:trash.restore]]. It comes back with its sheets, members and messages.',
      },
      purge: { title: 'Delete it for good', steps: 'Press [[sites:trash.purge]].\nType the name of the site to confirm.' },
    },
    notes: 'Sites are deleted for good after {{trashDays}} days.\nScheduled publications are not restored.',
  },
  mediaLibrary: {
    lead: 'Keeps all pictures and videos of your account in one place, so that you can use them on any site.',
    tasks: {
      add: {
        title: 'Add files',
        steps:
          'Press [[library:upload.choose]], or drop files on the page.\nOpen a file to rename it or give it tags, which the search finds.',
      },
      replace: {
        title: 'Replace a picture everywhere',
        steps:
          'Open the picture and press [[library:replace.begin]].\nChoose the new picture and check the list of sites.\nPublish each site to show the new picture to visitors.',
      },
    },
    notes:
      'A picture can have {{imageMb}} MB. A video can have {{videoMb}} MB and {{videoSeconds}} seconds.\nA file can have up to {{tags}} tags.\nA file that a site uses cannot be deleted.\nPictures and videos of sheets, and pictures of news, profile and brand, are taken from here by [[uploads:media.library]].',
  },
  analytics: {
    lead: 'Shows what visitors did on your published sites, month by month.',
    tasks: {
      read: {
        title: 'Find out what works',
        steps:
          'Choose a site and a month.\nCompare the figures with the month before, then open the other reports: swipes, creatives and rankings.\nPress the sign beside a figure to read how it is counted.',
      },
      send: {
        title: 'Pass on a report',
        steps:
          'Press [[analytics:pdf.start]] to get the report as a file.\nPress [[analytics:monthly.open]] to have it e-mailed every month, to up to {{reportRecipients}} addresses.',
      },
    },
    notes:
      'Press [[analytics:ownVisits.open]] to leave out your own visits from now on.\nVisits appear within minutes, at busy times within an hour.',
  },
  domainList: {
    lead: 'Lists the custom domains of all sites, and how much of the limits they use.',
    tasks: {
      find: { title: 'Find a domain with a problem', steps: 'Filter by state.\nOpen the site to see what its owner has to change.' },
    },
    notes: 'Certificates are issued and renewed automatically.',
  },
};
