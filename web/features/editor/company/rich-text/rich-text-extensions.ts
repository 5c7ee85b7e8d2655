import StarterKit from '@tiptap/starter-kit';
import { safeLinkUrl } from '#shared/markup/rich-text/safe-link-url.ts';
import { TABLE_EXTENSIONS } from '#web/features/editor/company/rich-text/table-extensions.ts';

/**
 * What can be written: just what `safeRichText` keeps. There is no undo of its own in it: every change goes into the site,
 * and the site's undo brings it back from there. Where links open is decided when they are shown.
 */
export const RICH_TEXT_EXTENSIONS = [
  StarterKit.configure({
    undoRedo: false,
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => safeLinkUrl(address) !== undefined,
    },
  }),
  ...TABLE_EXTENSIONS,
];
