import { Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import centred from '#web/ui/page/centred-lines.module.css';

interface EmptyStateProps {
  icon: TablerIcon;
  title: string;
  text: string;
  /** The next step. */
  action?: ReactNode;
  /** Whether to use the smaller size, for use beside other content. */
  isCompact?: boolean;
}

/** Shown in place of an empty list. */
export function EmptyState({ icon: Icon, title, text, action, isCompact = false }: EmptyStateProps) {
  return (
    <Stack align="center" gap="sm" py={isCompact ? 16 : 72} px="md">
      <ThemeIcon variant="light" color="gray" size={isCompact ? 48 : 64} radius="xl">
        <Icon size={isCompact ? 24 : 32} stroke={1.5} aria-hidden />
      </ThemeIcon>
      <Title order={isCompact ? 3 : 2} className={centred['lines'] ?? ''}>
        {title}
      </Title>
      <Text c="dimmed" maw={440} className={centred['lines'] ?? ''}>
        {text}
      </Text>
      {action}
    </Stack>
  );
}
