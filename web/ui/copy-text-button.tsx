import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

const COPIED_MS = 2_000;

interface CopyTextButtonProps {
  text: string;
  label: string;
  copiedLabel: string;
}

/** Copies a text, and briefly confirms the copy. */
export function CopyTextButton({ text, label, copiedLabel }: CopyTextButtonProps) {
  return (
    <CopyButton value={text} timeout={COPIED_MS}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} stroke={1.5} aria-hidden />}
          onClick={copy}
        >
          <span aria-live="polite">{copied ? copiedLabel : label}</span>
        </Button>
      )}
    </CopyButton>
  );
}
