import { Button } from '@mantine/core';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { mediaLibraryPath, siteTrashPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

/** The links to the media library and to the trash of sites. */
export function SitePlaces() {
  const { t } = useTranslation('sites');
  const user = useUser();
  const places = [
    { to: mediaLibraryPath(user), icon: IconPhoto, label: t('list.library') },
    { to: siteTrashPath(user), icon: IconTrash, label: t('trash.title') },
  ];
  return places.map(({ to, icon: Icon, label }) => (
    <Button key={to} component={Link} to={to} variant="default" leftSection={<Icon size={18} stroke={1.5} aria-hidden />}>
      {label}
    </Button>
  ));
}
