import { IconArrowRight } from '@tabler/icons-react';
import { SubtleButton } from '#web/features/editor/fields/subtle-button.tsx';
import type { NonSheetSection } from '#web/features/editor/model/editor/section.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';

interface SectionLinkButtonProps {
  section: NonSheetSection;
  label: string;
  /** The element of the section that is revealed; the top of the section by default. */
  anchor?: string;
}

/** A button that opens the section that edits the content shown or chosen beside it. */
export function SectionLinkButton({ section, label, anchor }: SectionLinkButtonProps) {
  const { showSection, revealAnchor } = useEditor();
  return (
    <SubtleButton
      rightSection={<IconArrowRight size={16} stroke={1.5} aria-hidden />}
      onClick={() => (anchor === undefined ? showSection(section) : revealAnchor({ section, anchor }))}
    >
      {label}
    </SubtleButton>
  );
}
