import StarterKit from '@tiptap/starter-kit';
import { safeLinkUrl } from '#shared/markup/rich-text/safe-link-url.ts';
import { TABLE_EXTENSIONS } from '#web/features/editor/company/rich-text/table-extensions.ts';

/**
 * The schema of the rich-text editor: exactly the markup that `sanitiseRichText` keeps. It has no undo history, because
 * every change goes into the document, whose undo restores it. Link targets are set when the text is published.
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
