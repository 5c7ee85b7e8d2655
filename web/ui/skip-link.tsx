import { Anchor } from '@mantine/core';
import classes from '#web/ui/skip-link.module.css';

interface SkipLinkProps {
  /** The id of the element that the link leads to. */
  to: string;
  label: string;
  /** Moves the focus, where the element itself should not have it. */
  onFollow?: () => void;
}

/** A link over the page that is shown while it has the focus, so that keyboards skip what lies before its target. */
export const SkipLink = ({ to, label, onFollow }: SkipLinkProps) => (
  <Anchor
    href={`#${to}`}
    className={classes['skip'] ?? ''}
    {...(onFollow && {
      onClick(event) {
        event.preventDefault();
        onFollow();
      },
    })}
  >
    {label}
  </Anchor>
);
