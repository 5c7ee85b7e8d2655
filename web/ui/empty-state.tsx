import { Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: TablerIcon;
  title: string;
  text: string;
  /** What to do next. */
  action?: ReactNode;
  /** Beside other content, where it is not all there is to see. */
  isCompact?: boolean;
}

/** Lines that are centred end where phrases do. */
const PHRASES = { textWrap: 'balance', wordBreak: 'auto-phrase' } as const;

/** Stands where a list would, when there is nothing in it. */
export function EmptyState({ icon: Icon, title, text, action, isCompact = false }: EmptyStateProps) {
  return (
    <Stack align="center" gap="sm" py={isCompact ? 16 : 72} px="md">
      <ThemeIcon variant="light" color="gray" size={isCompact ? 48 : 64} radius="xl">
        <Icon size={isCompact ? 24 : 32} stroke={1.5} aria-hidden />
      </ThemeIcon>
      <Title order={isCompact ? 3 : 2} ta="center" style={PHRASES}>
        {title}
      </Title>
      <Text c="dimmed" ta="center" maw={440} style={PHRASES}>
        {text}
      </Text>
      {action}
    </Stack>
  );
}
