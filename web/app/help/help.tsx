import { HelpFrame } from '#web/app/help/help-frame.tsx';
import type { HelpPage } from '#web/app/help/pages/help-pages.ts';
import { HelpPanel } from '#web/app/help/help-panel.tsx';

interface HelpProps {
  page: HelpPage | null;
  onOpenPage: (page: HelpPage | null) => void;
  onReadReleases: () => void;
  onClose: () => void;
}

/** The help in its frame: the part of the shell that loads when it is first opened. */
export const Help = (props: HelpProps) => (
  <HelpFrame onClose={props.onClose}>
    <HelpPanel {...props} />
  </HelpFrame>
);
