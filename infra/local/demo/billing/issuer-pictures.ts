/** The logo and the seal of the fictional issuer, as SVG: the characters are drawn as paths, because a server may have no fonts. */
export const DEMO_PICTURES = {
  logo: `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="160" viewBox="0 0 800 160">
<rect x="8" y="24" width="76" height="112" rx="14" fill="#202020"/><rect x="52" y="8" width="76" height="112" rx="14" fill="#e54d2e"/>
<path d="M74 64h34m-12-14 14 14-14 14" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>
<g fill="none" stroke="#202020" stroke-width="14" stroke-linecap="round" stroke-linejoin="round">
<path d="M224 46c-8-10-44-12-46 12s50 14 50 40-42 26-54 10"/><path d="m256 62 18 58 20-50 20 50 18-58"/><path d="M362 62v58M362 38v1"/>
<path d="M396 146V62M396 92c0-40 56-40 56 0s-56 40-56 0"/><path d="M484 90h56c0-40-58-40-58 4 0 34 44 38 56 14"/></g></svg>`,
  seal: `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">
<g fill="none" stroke="#c8102e" stroke-width="18" stroke-linecap="square"><rect x="24" y="24" width="352" height="352" rx="10" stroke-width="16"/>
<path d="M230 74h110M230 112h110M285 74v80M240 154h90"/><path d="M230 200h110M285 178v40M248 218h74v50h-74z"/><path d="M230 300h110M285 282v60M244 342h82"/>
<path d="M66 74h110M76 74v70h90v-70M66 144h110"/><path d="M66 196h110M121 176v92M80 232h82"/><path d="M70 300h102v44H70zM121 300v44"/></g></svg>`,
} as const;
