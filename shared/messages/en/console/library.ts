import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { library as source } from '#shared/messages/jp/console/library.ts';

export const library: CatalogueOf<typeof source> = {
  title: 'Media library',
  lead: 'The pictures and videos of your account. Files that you add here stay when a site is deleted. You can also drop or paste them on this page.',
  leadReadOnly: 'The pictures and videos of your account.',
  search: 'Search by file name',
  searchHint: 'Part of a file name',
  kindLabel: 'Used as',
  all: 'All',
  files: 'Files',
  kind: {
    creative: 'Picture of a sheet',
    video: 'Video',
    logo: 'Logo',
    favicon: 'Favicon',
    product: 'Product',
    popup: 'Popup',
    share: 'Picture for sharing',
  },
  upload: {
    choose: 'Add files',
    label: 'Progress of the upload',
    progress: 'Adding files: {{done}} of {{total}}',
    cancel: 'Stop',
    failed: 'Files that could not be added',
  },
  empty: {
    title: 'No files yet',
    text: 'Drop pictures or videos here, or choose “Add files”.',
    textReadOnly: 'Pictures and videos of your sites appear here.',
  },
  clear: 'Clear the search',
  failed: 'The library could not be loaded',
  nothing: {
    title: 'No files match',
    text: 'Try another word or another use.',
  },
  goOn: {
    title: 'No matches so far',
    text: 'Older files can be searched too.',
    action: 'Search older files',
  },
  picker: {
    title: 'Choose from the library',
    empty: 'Pictures that you upload appear here.',
    hint: 'Hold Shift to select everything in between, up to {{max}} files.',
    full: 'You have selected as many files as there are free cells ({{max}}).',
    add: 'Add',
    addMany: 'Add {{number}}',
  },
};
