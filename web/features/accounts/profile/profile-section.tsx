import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface ProfileSectionProps {
  /** The fragment of the URL by which a link leads to the section. */
  id?: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A section of the profile, with its heading. */
export const ProfileSection = ({ id, title, lead, children }: ProfileSectionProps) => (
  <Paper component="section" id={id} withBorder p={{ base: 'md', xs: 'lg' }}>
    <Title order={2}>{title}</Title>
    {lead !== undefined && (
      <Text c="dimmed" size="sm">
        {lead}
      </Text>
    )}
    <div style={{ marginTop: 16 }}>{children}</div>
  </Paper>
);
