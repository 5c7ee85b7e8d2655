import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { domain as source } from '#shared/messages/jp/editor/domain.ts';

export const domain: CatalogueOf<typeof source> = {
  title: 'Custom domain',
  intro: 'Show your site at a domain you own, such as www.example.com. Until it’s ready, the site stays at its current address.',
  loadFailed: 'Couldn’t load the domain settings',

  address: {
    title: 'Address of the site',
    standard: 'Default address',
    own: 'Custom domain',
    leads: 'Anyone who opens the default address is taken to your domain.',
    keeps: 'Visitors use this address until a custom domain is ready.',
    unpublished: 'The site isn’t published. Once it is, visitors find it here.',
  },

  none: 'No custom domain is set.',

  plan: {
    text: 'Your plan “{{plan}}” doesn’t include custom domains.',
    textWithoutPlan: 'Your plan doesn’t include custom domains.',
    action: 'See plans',
    ask: 'You need another plan to use one. Please ask the main contact of your contract.',
  },

  unsaved: {
    text: 'You have unsaved changes. Save the site before you set a domain.',
    action: 'Save the site',
  },

  steps: {
    label: 'Steps',
    enter: 'Enter the domain',
    copy: 'Copy the CNAME',
    add: 'Add it at your provider',
    complete: 'Done',
    done: 'Finished step',
  },

  enter: {
    title: '1. Enter your domain',
    changeTitle: 'Enter the new domain',
    changeText: 'The site stays at “{{name}}” until the new domain is ready, then moves there by itself.',
    label: 'Domain',
    help: 'Enter a domain with a name in front, such as www.example.com or shop.example.com. Other scripts work too.',
    note: 'No domain yet? Register one with a domain provider first. We get the certificate for https for you.',
    submit: 'Continue',
    suggestion: 'Enter “{{name}}”',
  },

  copy: {
    title: '2. Copy the CNAME',
    text: 'This is the one record to add at your domain provider (DNS).',
    type: 'Type',
    host: 'Host name',
    fullHost: 'Some providers ask for the full name: {{name}}',
    value: 'Value',
    copy: 'Copy {{what}}',
    copied: 'Copied',
    next: 'Continue',
    back: 'See the CNAME again',
  },

  send: {
    title: 'Send it to whoever manages the domain',
    text: 'If someone else sets this up, send them the record. We keep checking, even with this page closed.',
    email: 'E-mail address',
    language: 'Language of the e-mail',
    message: 'A few words (optional)',
    messageHelp: 'Up to {{max}} characters. The e-mail includes the record and the deadline.',
    mail: 'Send by e-mail',
    sent: 'Sent to {{email}}',
    copy: 'Copy the text',
    copied: 'Text copied',
    qr: 'Show QR code',
    qrLabel: 'QR code of the record',
    qrHint: 'Scan it with a phone to read the record as text.',
    body: 'To publish our site at “{{name}}”, please add this one CNAME record to the DNS.\n\nType: CNAME\nHost name: {{host}} (in full: {{name}})\nValue: {{target}}\n\nIf there are A, AAAA or CNAME records with the same name, please delete them. Please turn off proxies such as Cloudflare’s.\nDeadline: {{until}}',
  },

  add: {
    title: '3. Add the CNAME at your provider',
    text: 'Use the site of the company that manages the domain’s DNS. The names of its pages may differ.',
    provider: 'Provider',
    note: 'Delete any A, AAAA or CNAME records with the same host name first.',
    done: 'I added it – check now',
    repairTitle: 'Fix the record at your provider',
    repaired: 'I fixed it – check now',
  },

  provider: {
    onamae: {
      name: 'Onamae.com (お名前.com)',
      open: 'In Onamae.com Navi, open “DNS” and go to “DNSレコード設定” (DNS records) of your domain.',
      add: 'Enter “{{host}}” as ホスト名, “CNAME” as TYPE and “{{target}}” as VALUE, then press “追加”.',
      save: 'Press “確認画面へ進む”, then “設定する”. If your name servers are elsewhere, add the record there.',
    },
    muumuu: {
      name: 'Muumuu Domain (ムームードメイン)',
      open: 'In the control panel, open “ムームーDNS”, press “変更” beside your domain and go to “カスタム設定”.',
      add: 'Under “設定2”, enter “{{host}}” as サブドメイン, “CNAME” as 種別 and “{{target}}” as 内容.',
      save: 'Press “セットアップ情報変更”.',
    },
    sakura: {
      name: 'Sakura Internet (さくらインターネット)',
      open: 'In the member menu, open “契約中のドメイン一覧” and press “ゾーン編集” beside your domain.',
      add: 'Enter “{{host}}” as エントリ名, “別名(CNAME)” as 種別 and “{{target}}.” as 値, with a dot at the end.',
      save: 'Add the entry, then save the changes.',
    },
    xserver: {
      name: 'Xserver (エックスサーバー)',
      open: 'In the server panel, open “DNSレコード設定” and choose your domain.',
      add: 'Under “DNSレコード追加”, enter “{{host}}” as ホスト名, “CNAME” as 種別 and “{{target}}” as 内容.',
      save: 'Press “確認画面へ進む”, then “追加する”. Delete existing records with the same host name.',
    },
    valueDomain: {
      name: 'Value Domain (バリュードメイン)',
      open: 'In the control panel, open “ドメイン” and press “DNS/URL” beside your domain.',
      add: 'Add this line to the field: “cname {{host}} {{target}}.”, with a dot at the end.',
      save: 'Press “保存”.',
    },
    cloudflare: {
      name: 'Cloudflare',
      open: 'Open your domain, then “DNS” and “Records”, and press “Add record”.',
      add: 'Choose “CNAME” as Type, and enter “{{host}}” as Name and “{{target}}” as Target.',
      save: 'Set “Proxy status” to “DNS only” (gray cloud), then press “Save”.',
    },
    route53: {
      name: 'Amazon Route 53',
      open: 'Open your domain under “Hosted zones” and press “Create record”.',
      add: 'Enter “{{host}}” as Record name, choose “CNAME” as Record type, and enter “{{target}}” as Value. Leave Alias off.',
      save: 'Press “Create records”.',
    },
    other: {
      name: 'Another company',
      open: 'Open the DNS records of your domain. The page may be called “DNS settings” or “Zone editor”.',
      add: 'Choose “CNAME” as the type, and enter “{{host}}” as the host name and “{{target}}” as the value. Some need a dot at the end.',
      save: 'Save it. If there is a field for the TTL, leave it or enter 3600.',
    },
  },

  doctor: {
    label: 'State of the domain',
    records: 'Found in the DNS',
    issuers: 'May issue certificates',
    expected: 'Right value',
    todo: 'What to do',
    who: 'Who',
    until: 'Deadline',
    certificate: 'Certificate valid until',
    certificateUntil: '{{time}} (renews itself)',
    check: 'Check now',
    checkedAt: 'Last checked: {{time}}',
    neverChecked: 'Not checked yet',
    live: 'While this page is open, we check every 20 seconds.',
    later: 'With the page closed, we check every few minutes and tell you the result by e-mail.',
    daily: 'We check every day, and tell you by e-mail if something is wrong.',
    refreshFailed: 'Couldn’t load the newest state. We try again in 20 seconds.',
  },

  who: {
    'dns-manager': 'Whoever manages the domain',
    owner: 'You, or whoever runs the site',
    product: 'We do – please wait',
  },

  advice: {
    checking: {
      title: 'Checking',
      found: 'We’re looking at the DNS.',
      todo: 'Wait a moment. It takes a few seconds.',
    },
    'add-record': {
      title: 'The CNAME isn’t there yet',
      found: 'There is no record for “{{name}}”. Once added, it takes from a few minutes to a few hours to appear.',
      todo: 'Add the CNAME. If you have, just wait.',
    },
    'change-record': {
      title: 'It points somewhere else',
      found: '“{{name}}” points to another server.',
      todo: 'Delete the present records and add the CNAME with the right value.',
    },
    'remove-other-records': {
      title: 'There are several records',
      found: 'We found more than one CNAME for “{{name}}”.',
      todo: 'Keep only the CNAME with the right value. If you just changed it, wait until the old value is gone.',
    },
    'stop-proxy': {
      title: 'A proxy is on',
      found: 'Cloudflare’s proxy (orange cloud) hides the CNAME.',
      todo: 'Set “Proxy status” to “DNS only”.',
    },
    'allow-amazon': {
      title: 'The certificate is forbidden',
      found: 'The CNAME is right, but a CAA record doesn’t allow Amazon to issue the certificate.',
      todo: 'Add a CAA record to “{{zone}}”: 0 issue "amazon.com"',
    },
    'free-name': {
      title: 'In use by another site',
      found: 'The CNAME is right, but the domain is in use by another site or another CloudFront setup.',
      todo: 'Remove the domain there. If you don’t know where that is, please contact us.',
    },
    'wait-for-dns': {
      title: 'Waiting for the DNS',
      found: 'The DNS didn’t answer, or the change hasn’t reached everyone. That doesn’t mean anything is wrong.',
      todo: 'Just wait. We check again by ourselves.',
    },
    'wait-for-certificate': {
      title: 'Getting the certificate',
      found: 'The CNAME is right. The certificate for https is being issued.',
      todo: 'Leave the CNAME as it is and wait. It mostly takes less than 30 minutes.',
    },
    'wait-for-capacity': {
      title: 'Waiting in line',
      found: 'The CNAME is right. We’re waiting for free capacity.',
      todo: 'Leave the CNAME as it is and wait. We’re working on it.',
    },
    renew: {
      title: 'This attempt has ended',
      found: 'It wasn’t finished in time, or another site began to use the domain first. The site is at its default address.',
      todo: 'Check the CNAME, then start again.',
    },
    none: {
      title: 'Live at “{{name}}”',
      found: 'The CNAME and the certificate are fine. The certificate renews itself.',
      todo: 'Nothing. Just keep the CNAME.',
    },
  },

  broken: {
    live: { title: 'Something is wrong with the domain', text: 'If we find it again, the site returns to its default address.' },
    failing: {
      title: 'The site isn’t at this domain now',
      text: 'It’s at its default address. Once this is fixed, it comes back by itself.',
    },
    recovering: { title: 'The domain is coming back', text: 'Until it is, the site is at its default address.' },
  },

  renew: { action: 'Start again', done: 'Checking “{{name}}” again' },

  change: { action: 'Change the domain', cancel: 'Keep the domain' },

  remove: {
    action: 'Remove the domain',
    cancelAction: 'Stop the setup',
    title: 'Remove “{{name}}”?',
    cancelTitle: 'Stop setting up “{{name}}”?',
    live: 'Visitors who open “{{name}}” no longer see the site. Links from search results and print stop working.',
    standard: 'The site stays at its default address, {{address}}.',
    waiting: 'Visitors notice nothing: the site stays where it is.',
    dns: 'Please delete the CNAME at your provider.',
    confirm: 'Remove',
    cancelConfirm: 'Stop the setup',
    done: 'Removed “{{name}}”',
  },

  twin: {
    label: 'Use “{{name}}” too',
    labelAny: 'Use the address with “www” too',
    help: 'It leads to the domain without “www”. It needs a CNAME of its own.',
    leads: 'Leads to “{{main}}”.',
    added: 'Added “{{name}}”. Now add its CNAME.',
    apex: '“{{zone}}” without “www” can’t have a CNAME. Use your provider’s forwarding to lead it to “https://{{name}}”.',
    bare: 'To serve “{{bareName}}” without “www” too, remove this domain, connect “{{bareName}}” and add the address with “www” to it.',
  },
};
