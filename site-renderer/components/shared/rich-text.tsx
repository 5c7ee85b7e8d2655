interface RichTextProps {
  html: string;
  /** What it is called where it cannot be seen: the id of its heading. */
  labelledBy: string;
}

/**
 * The only place where markup that people wrote is put into a page as it is. That is safe because of what `html` is: an
 * answer of `safeRichText` (`#shared/markup/rich-text/sanitise-rich-text.ts`), which every text goes through when it is saved and once more
 * when it is published. It can be scrolled by keyboard.
 */
export const RichText = ({ html, labelledBy }: RichTextProps) => (
  // oxlint-disable-next-line react/no-danger, jsx-a11y/no-noninteractive-tabindex -- reduced to a safe set, and long: the keyboard has to scroll it
  <div className="rich" role="region" aria-labelledby={labelledBy} tabIndex={0} dangerouslySetInnerHTML={{ __html: html }} />
);
