import { linkClass, type LinkTarget } from '#site-renderer/components/shared/link-target.ts';
import { safeColour } from '#site-renderer/components/shared/safe-colour.ts';

interface Colours {
  linkButtonColor: string;
  linkTextColor: string;
}

interface LinkButtonProps {
  /** Whether the button belongs to a product, so that click reports distinguish it. */
  isProduct?: boolean;
  text: string;
  target: LinkTarget;
  colours: Colours;
  /** The colours that replace invalid colours. */
  defaults: Colours;
}

/** Renders a link styled as a button, in the given colours. */
export function LinkButton({ text, target, colours, defaults, isProduct = false }: LinkButtonProps) {
  return (
    <a
      className={linkClass(isProduct ? 'buy button' : 'button', target)}
      href={target.href}
      data-cell={target.cell}
      style={{
        backgroundColor: safeColour(colours.linkButtonColor, defaults.linkButtonColor),
        color: safeColour(colours.linkTextColor, defaults.linkTextColor),
      }}
    >
      {text}
    </a>
  );
}
