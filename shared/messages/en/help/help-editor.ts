import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { helpEditor as source } from '#shared/messages/jp/help/help-editor.ts';

export const helpEditor: CatalogueOf<typeof source> = {
  siteEditor: {
    lead: 'This is where you build a site. The entries at the left edge choose what you edit: sheets, menu, forms and more. For sheets, the grid is on the left, the preview in the middle and the fields of the selected sheet on the right.',
    tasks: {
      fill: {
        title: 'Fill the grid',
        steps:
          'Press [[editor:grid.addImages]] and choose files. They fill the empty cells; each page of a PDF becomes a sheet.\nDrag a sheet to another cell to move or swap it.\nSelect a sheet, then write right in the preview or in [[inspector:group.words]] of its fields.',
      },
      many: {
        title: 'Place many files at once',
        steps:
          'Press [[grid:bulkUpload]].\nChoose a ZIP file. The file names decide the cells: A1.jpg, B2.jpg.\nCheck the plan, then confirm.',
      },
      divideForm: {
        title: 'Divide a form into pages',
        steps:
          'In the editor, open [[fields:section.contact]] or another form, and the field with which a page should begin.\nTurn on [[forms:page.begins]] and give the page a title if you like.\nFill in the preview to try the pages.',
      },
      links: {
        title: 'Make sheets from a list of links',
        steps:
          'Press [[grid:importLinks]].\nPaste a table of a spreadsheet, or press [[links:file]].\nChoose whether the links become sheets or menu items.\nCheck what is added, then add it.',
      },
      fix: {
        title: 'Take back a change',
        steps: 'Press [[editor:undo]], or open [[saving:history.open]] to bring back an earlier version.',
      },
    },
    notes:
      'On a phone, the bar at the bottom switches between [[editor:pane.grid]], [[editor:pane.preview]] and [[editor:pane.inspector]], and [[editor:pane.sections]] opens menu and forms.\nEverything is saved automatically while you work.\nThe history keeps the latest {{historyMax}} versions.\nA sheet can have up to {{variations}} variations to compare.\nOn wide screens, up to {{sheetsInView}} sheets can be shown side by side.',
  },
  publishing: {
    lead: 'Publishing shows the site to everyone. Later changes stay a draft until you publish again.',
    tasks: {
      publish: {
        title: 'Publish the site',
        steps:
          'Press [[editor:publish.action]]. If something is missing, the list says what and leads you there.\nCheck what changes for visitors, then press [[saving:review.confirm]].',
      },
      schedule: {
        title: 'Publish at a set time',
        steps: 'Open the menu beside the button and choose [[saving:schedule.open]].\nEnter the times and press [[saving:schedule.save]].',
      },
      code: {
        title: 'Print a QR code',
        steps:
          'Press [[saving:qr.open]] on a published site. On a phone, it is in the menu [[editor:screens]].\nChoose the site or the selected sheet.\nChoose the colors of the site if you like.\nDownload it as SVG, PNG or PDF.',
      },
      export: {
        title: 'Host it elsewhere',
        steps:
          'Open a published site and press [[editor:exportSite]]. The menu (…) of the site in [[common:menu.siteList]] has it too.\nPress [[siteExport:start]]. When it is ready, press [[siteExport:download]].\nREADME.txt in it explains how to upload it and what does not work.',
      },
      takeDown: { title: 'Take it offline', steps: 'Open the menu beside the button and choose [[editor:publish.asPrivate]].' },
    },
    notes:
      'The section [[fields:section.checklist]] shows what could be better before you publish.\nTimes are in Japan time.\nAn earlier version can be published from the history.',
  },
  sharing: {
    lead: 'Shows an unpublished site to people you invite, who can comment on it and approve it.',
    tasks: {
      invite: {
        title: 'Invite people',
        steps:
          'Open the menu beside the publish button and choose [[saving:share.open]].\nAdd e-mail addresses, set a password and press [[share:saveAndSend]].\nTell people the password yourself. It is not part of the e-mail.',
      },
      discuss: {
        title: 'Work with comments',
        steps: 'Open [[comments:open]] in the editor.\nReply to a comment, or press [[comments:resolve]] when it is done.',
      },
    },
    notes: 'Up to {{invitees}} people can be invited to a site.\nYou can require approvals before the site is published.',
  },
  replacing: {
    lead: 'Finds texts, links or colors over the whole site and replaces them in one step.',
    tasks: {
      replace: {
        title: 'Replace a text everywhere',
        steps:
          'Choose [[editor:replace]] in the editor.\nType what to look for in [[replace:find]], and the new text in [[replace:replacement]].\nLeave out places that should stay, then apply.',
      },
    },
    notes:
      'Choose one language, or all of them at once.\nOne undo takes everything back.\nPlaces where the result would not be allowed are listed and left alone.',
  },
  customDomain: {
    lead: 'Shows your site at a domain you own, such as www.example.com.',
    tasks: {
      connect: {
        title: 'Connect a domain',
        steps:
          'Open the section [[fields:section.domain]] in the editor, enter the domain and press [[domain:enter.submit]].\nCopy the CNAME and add it at your domain provider, or send it to the person who manages the domain.\nPress [[domain:add.done]].',
      },
    },
    notes:
      'Until the domain is ready, the site stays at its present address.\nThe certificate for https is issued automatically.\nWhether custom domains are included depends on your plan.',
  },
};
