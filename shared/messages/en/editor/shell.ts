import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { shell as source } from '#shared/messages/jp/editor/shell.ts';

export const shell: CatalogueOf<typeof source> = {
  preview: 'What visitors see',

  menu: {
    intro: 'The menu takes visitors around your site. Give each item a name and a place to lead to.',
    start: 'Make a menu',
    fallback: 'There is no menu in this language yet. Visitors see the one in {{language}}.',
    useDefault: 'Drop this menu and use the one in {{language}}',
    items: 'Menu items',
    empty: 'No items yet. Add them one by one, or make them from the text on your sheets.',
    name: 'Name',
    nameless: 'Unnamed item',
    add: 'Add an item',
    fromSheets: 'Make from sheets',
    fromLinks: 'Add from a list of links',
    fromSheetsHint: 'Makes one item for each sheet that has text.',
    made: 'Items made: {{count}}',
    noneMade: 'There is nothing new to make items from. Put text on a sheet first.',
    remove: 'Delete “{{name}}”',
    full: 'A menu holds up to {{max}} items.',
    hidden: 'The menu is switched off. Turn on “Global menu” to show it to visitors.',
    press: 'Press an item to go to its fields.',
  },

  sns: {
    intro: 'Shown as icons in the bar at the bottom of your site. Enter the address or just the @name. Anything left empty is not shown.',
    start: 'Add social links',
    fallback: 'There are no social links in this language yet. Visitors see those entered in {{language}}.',
    useDefault: 'Drop these links and use those in {{language}}',
    example: 'Example: {{address}}',
    order: 'Order in the bar',
    orderHint: 'Which of them a sheet shows is chosen on the sheet itself, under “Audience and contents”.',
    none: 'Nothing entered yet.',
    toPhone: 'Edit the phone number',
    addPhone: 'Add a phone number',
  },

  phone: {
    intro: 'Shown as a phone icon in the bar at the bottom of your site. Pressing it starts a call.',
    hint: 'Example: 03-1234-5678. Start with the country code, such as +81, if people call from abroad.',
    shown: 'Shown and dialled',
    dials: 'Shown as {{number}}, dials {{address}}.',
    toOrder: 'Change its place among the social links',
  },

  embed: {
    intro: 'Show this site inside pages of other websites: allow a website, then paste the code there. At first, no website is allowed.',
    origin: 'Website that may embed the site',
    originHelp:
      'Enter the address of the website, such as https://www.example.com. All of its pages may embed the site. Subdomains are added separately.',
    add: 'Allow',
    none: 'No website is allowed yet.',
    allowed: 'Allowed websites',
    remove: 'Remove {{origin}}',
    code: 'Embed code',
    codeHelp: 'Paste it as it is where the site should appear. The height adjusts itself.',
    copy: 'Copy the code',
    copied: 'Copied',
    note: 'Changes take effect with the next publication. Registration and sign-in can’t be embedded and open in a new tab. Services that only take a URL (oEmbed) work, too.',
  },
};
