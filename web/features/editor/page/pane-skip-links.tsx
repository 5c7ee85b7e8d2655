import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Section } from '#web/features/editor/model/editor/section.ts';
import { type Pane, useCommands } from '#web/features/editor/state/use-commands.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { SkipLink } from '#web/ui/skip-link.tsx';

/** The element of each pane that receives the focus, and that of the page of another section. */
const TARGET: Readonly<Record<Pane | 'section', string>> = {
  grid: '[data-pane=grid] [role=gridcell][tabindex="0"]',
  preview: '[data-pane=preview] button',
  inspector: '[data-pane=inspector] [role=tab][aria-selected=true]',
  section: ':scope > :not(nav) :is(a[href], button, input:not([type=file]), textarea, select, [tabindex="0"])',
};

const PANES = ['grid', 'preview', 'inspector'] as const;

/** Links over the editor that lead a keyboard past its bars, to each pane or to the settings of a section. */
export function PaneSkipLinks({ work, section }: { work: RefObject<HTMLElement | null>; section: Section }) {
  const { t } = useTranslation('editor');
  const { showPane } = useCommands();
  const follow = (target: Pane | 'section'): void => {
    if (target !== 'section') flushSync(() => showPane(target));
    work.current?.querySelector<HTMLElement>(TARGET[target])?.focus();
  };
  const targets = section === 'sheets' ? PANES : (['section'] as const);
  return targets.map((target) => <SkipLink key={target} to="content" label={t(`skip.${target}`)} onFollow={() => follow(target)} />);
}
