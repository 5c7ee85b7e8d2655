/** What is beside the upright frame of a site on a desktop. */
export const desktopPanel = { map: 'Map of the sheets', phone: 'View on your phone', copy: 'Copy link', copied: 'Copied' };
