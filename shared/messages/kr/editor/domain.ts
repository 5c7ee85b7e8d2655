import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { domain as source } from '#shared/messages/jp/editor/domain.ts';

export const domain: CatalogueOf<typeof source> = {
  title: '사용자 도메인',
  intro: '보유한 도메인(예: www.example.com)으로 사이트를 보여 줍니다. 설정이 끝날 때까지 사이트는 지금 주소에서 볼 수 있습니다.',
  loadFailed: '도메인 설정을 불러오지 못했습니다',

  address: {
    title: '사이트 주소',
    standard: '기본 주소',
    own: '사용자 도메인',
    leads: '기본 주소를 연 방문자는 자동으로 사용자 도메인으로 이동합니다.',
    keeps: '사용자 도메인 설정이 끝날 때까지 방문자는 이 주소를 사용합니다.',
    unpublished: '사이트가 공개되지 않았습니다. 공개하면 여기에서 볼 수 있습니다.',
  },

  none: '사용자 도메인이 설정되지 않았습니다.',

  plan: {
    text: '이용 중인 요금제 “{{plan}}”에는 사용자 도메인이 포함되지 않습니다.',
    textWithoutPlan: '이용 중인 요금제에는 사용자 도메인이 포함되지 않습니다.',
    action: '요금제 확인',
    ask: '사용하려면 요금제를 변경해야 합니다. 계약의 주 담당자와 상의하세요.',
  },

  unsaved: {
    text: '저장하지 않은 변경 사항이 있습니다. 도메인을 설정하기 전에 사이트를 저장하세요.',
    action: '사이트 저장',
  },

  steps: {
    label: '설정 단계',
    enter: '도메인 입력',
    copy: 'CNAME 복사',
    add: '도메인 업체에서 추가',
    complete: '완료',
    done: '완료한 단계',
  },

  enter: {
    title: '1. 사용할 도메인을 입력합니다',
    changeTitle: '새 도메인을 입력합니다',
    changeText: '새 도메인의 확인이 끝날 때까지 사이트는 “{{name}}”에서 볼 수 있습니다. 끝나면 자동으로 바뀝니다.',
    label: '도메인',
    help: 'www.example.com이나 shop.example.com처럼 앞에 이름이 붙은 도메인을 입력하세요. 한글 도메인도 사용할 수 있습니다.',
    note: '도메인이 아직 없다면 먼저 도메인 업체에서 등록하세요. https 인증서는 자동으로 준비합니다.',
    submit: '다음으로',
    suggestion: '“{{name}}” 입력',
  },

  copy: {
    title: '2. CNAME을 복사합니다',
    text: '도메인 업체(DNS)에 등록할 내용입니다. 이 한 건만 추가합니다.',
    type: '유형',
    host: '호스트 이름',
    fullHost: '전체 이름을 입력하는 화면도 있습니다: {{name}}',
    value: '값',
    copy: '{{what}} 복사',
    copied: '복사했습니다',
    next: '다음으로',
    back: 'CNAME 다시 보기',
  },

  send: {
    title: '도메인을 관리하는 분에게 보내기',
    text: '직접 설정하지 않는다면 담당자에게 내용을 보낼 수 있습니다. 이 화면을 닫아도 확인은 계속됩니다.',
    email: '받는 사람 이메일',
    language: '이메일 언어',
    message: '한마디(선택)',
    messageHelp: '{{max}}자까지. 설정 내용과 기한은 이메일에 들어갑니다.',
    mail: '이메일로 보내기',
    sent: '{{email}}에 보냈습니다',
    copy: '문구 복사',
    copied: '문구를 복사했습니다',
    qr: 'QR 코드 보기',
    qrLabel: '설정 내용의 QR 코드',
    qrHint: '스마트폰으로 스캔하면 설정 내용이 글자로 표시됩니다.',
    body: '“{{name}}”에서 사이트를 공개하기 위해 DNS에 다음 CNAME 레코드를 1건 추가해 주세요.\n\n유형: CNAME\n호스트 이름: {{host}} (전체: {{name}})\n값: {{target}}\n\n같은 이름의 A·AAAA·CNAME 레코드가 있으면 삭제해 주세요. Cloudflare 등의 프록시 기능은 꺼 주세요.\n기한: {{until}}',
  },

  add: {
    title: '3. 도메인 업체에서 CNAME을 추가합니다',
    text: '도메인의 DNS를 관리하는 업체의 화면에서 추가합니다. 화면 이름은 바뀔 수 있습니다.',
    provider: '도메인 업체',
    note: '같은 호스트 이름의 A·AAAA·CNAME 레코드가 있으면 먼저 삭제하세요.',
    done: '추가했으니 확인',
    repairTitle: '도메인 업체에서 설정을 고칩니다',
    repaired: '고쳤으니 확인',
  },

  provider: {
    onamae: {
      name: '오나마에닷컴 (お名前.com)',
      open: 'お名前.com Navi에서 “DNS”를 열고 해당 도메인의 “DNSレコード設定”(DNS 레코드)으로 이동합니다.',
      add: '“ホスト名”에 “{{host}}”, “TYPE”에 “CNAME”, “VALUE”에 “{{target}}”을 입력하고 “追加”를 누릅니다.',
      save: '“確認画面へ進む”를 누르고 “設定する”를 누릅니다. 네임서버가 다른 업체라면 그곳에서 추가합니다.',
    },
    muumuu: {
      name: '무무 도메인 (ムームードメイン)',
      open: '컨트롤 패널에서 “ムームーDNS”를 열고 해당 도메인의 “変更”에서 “カスタム設定”으로 이동합니다.',
      add: '“設定2”의 “サブドメイン”에 “{{host}}”, “種別”에 “CNAME”, “内容”에 “{{target}}”을 입력합니다.',
      save: '“セットアップ情報変更”를 누릅니다.',
    },
    sakura: {
      name: '사쿠라 인터넷 (さくらインターネット)',
      open: '회원 메뉴의 “契約中のドメイン一覧”에서 해당 도메인의 “ゾーン編集”을 엽니다.',
      add: '“エントリ名”에 “{{host}}”, “種別”에 “別名(CNAME)”, “値”에 “{{target}}.”을 입력합니다. 끝에 “.”을 붙입니다.',
      save: '추가한 뒤 변경 내용을 저장합니다.',
    },
    xserver: {
      name: 'Xserver (エックスサーバー)',
      open: '서버 패널에서 “DNSレコード設定”을 열고 해당 도메인을 선택합니다.',
      add: '“DNSレコード追加”에서 “ホスト名”에 “{{host}}”, “種別”에 “CNAME”, “内容”에 “{{target}}”을 입력합니다.',
      save: '“確認画面へ進む”를 누르고 “追加する”를 누릅니다. 같은 호스트 이름의 기존 레코드는 삭제합니다.',
    },
    valueDomain: {
      name: '밸류 도메인 (バリュードメイン)',
      open: '컨트롤 패널에서 “ドメイン”을 열고 해당 도메인의 “DNS/URL”로 이동합니다.',
      add: '입력란에 “cname {{host}} {{target}}.” 한 줄을 추가합니다. 끝에 “.”을 붙입니다.',
      save: '“保存”을 누릅니다.',
    },
    cloudflare: {
      name: 'Cloudflare',
      open: '해당 도메인의 “DNS”에서 “레코드”를 열고 “레코드 추가”를 누릅니다.',
      add: '유형에 “CNAME”, 이름에 “{{host}}”, 대상에 “{{target}}”을 입력합니다.',
      save: '“프록시 상태”를 “DNS 전용”(회색 구름)으로 바꾸고 “저장”을 누릅니다.',
    },
    route53: {
      name: 'Amazon Route 53',
      open: '“호스팅 영역”에서 해당 도메인을 열고 “레코드 생성”을 누릅니다.',
      add: '레코드 이름에 “{{host}}”, 레코드 유형에 “CNAME”, 값에 “{{target}}”을 입력합니다. 별칭은 끕니다.',
      save: '“레코드 생성”을 누릅니다.',
    },
    other: {
      name: '기타 업체',
      open: '도메인 관리 화면에서 DNS 레코드 설정을 엽니다. “DNS 설정”, “존 편집” 같은 이름입니다.',
      add: '유형에 “CNAME”, 호스트 이름에 “{{host}}”, 값에 “{{target}}”을 입력합니다. 끝에 “.”이 필요한 업체도 있습니다.',
      save: '저장합니다. TTL 칸이 있으면 그대로 두거나 3600을 입력합니다.',
    },
  },

  doctor: {
    label: '도메인 상태',
    records: 'DNS에 있는 값',
    issuers: '인증서를 발급할 수 있는 기관',
    expected: '올바른 값',
    todo: '할 일',
    who: '담당',
    until: '기한',
    certificate: '인증서 유효 기간',
    certificateUntil: '{{time}}(자동으로 갱신합니다)',
    check: '지금 확인',
    checkedAt: '마지막 확인: {{time}}',
    neverChecked: '아직 확인하지 않았습니다',
    live: '이 화면을 열어 두는 동안 20초마다 확인합니다.',
    later: '화면을 닫아도 몇 분마다 계속 확인하고, 결과를 이메일로도 알려 드립니다.',
    daily: '공개 후에도 매일 확인하고, 문제가 있으면 이메일로 알려 드립니다.',
    refreshFailed: '최신 상태를 불러오지 못했습니다. 20초 뒤에 다시 시도합니다.',
  },

  who: {
    'dns-manager': '도메인을 관리하는 분',
    owner: '사이트 담당자',
    product: '저희(기다려 주세요)',
  },

  advice: {
    checking: {
      title: '확인하고 있습니다',
      found: 'DNS 내용을 조회하고 있습니다.',
      todo: '잠시 기다려 주세요. 몇 초면 끝납니다.',
    },
    'add-record': {
      title: 'CNAME이 아직 없습니다',
      found: '“{{name}}”의 레코드가 없습니다. 추가한 뒤 확인되기까지 몇 분에서 몇 시간이 걸릴 수 있습니다.',
      todo: 'CNAME을 추가하세요. 추가했다면 기다리기만 하면 됩니다.',
    },
    'change-record': {
      title: '다른 곳을 가리키고 있습니다',
      found: '“{{name}}” 주소가 다른 서버를 가리키고 있습니다.',
      todo: '지금 있는 레코드를 삭제하고 올바른 값의 CNAME으로 바꾸세요.',
    },
    'remove-other-records': {
      title: '레코드가 여러 개 있습니다',
      found: '“{{name}}”에 CNAME이 2개 이상 있습니다.',
      todo: '올바른 값의 CNAME만 남기세요. 방금 바꿨다면 이전 값이 사라질 때까지 기다려 주세요.',
    },
    'stop-proxy': {
      title: '프록시가 켜져 있습니다',
      found: 'Cloudflare 프록시(주황색 구름)가 CNAME을 가리고 있습니다.',
      todo: '“프록시 상태”를 “DNS 전용”으로 바꾸세요.',
    },
    'allow-amazon': {
      title: '인증서 발급이 금지되어 있습니다',
      found: 'CNAME은 올바르지만 CAA 레코드가 Amazon의 인증서 발급을 허용하지 않습니다.',
      todo: '“{{zone}}”에 CAA 레코드를 추가하세요: 0 issue "amazon.com"',
    },
    'free-name': {
      title: '다른 사이트에서 사용 중입니다',
      found: 'CNAME은 올바르지만 이 도메인은 다른 사이트나 CloudFront 설정에서 사용 중입니다.',
      todo: '그곳에서 이 도메인을 빼 주세요. 짐작 가는 곳이 없으면 문의해 주세요.',
    },
    'wait-for-dns': {
      title: 'DNS 응답을 기다리고 있습니다',
      found: 'DNS가 응답하지 않거나 새 내용이 아직 퍼지지 않았습니다. 설정이 잘못된 것은 아닐 수 있습니다.',
      todo: '그대로 기다려 주세요. 자동으로 다시 확인합니다.',
    },
    'wait-for-certificate': {
      title: '인증서를 준비하고 있습니다',
      found: 'CNAME이 올바르게 설정되었습니다. https 인증서를 발급하고 있습니다.',
      todo: 'CNAME을 그대로 두고 기다려 주세요. 대부분 30분 안에 끝납니다.',
    },
    'wait-for-capacity': {
      title: '차례를 기다리고 있습니다',
      found: 'CNAME이 올바르게 설정되었습니다. 설비에 여유가 생기기를 기다리고 있습니다.',
      todo: 'CNAME을 그대로 두고 기다려 주세요. 저희가 처리하고 있습니다.',
    },
    renew: {
      title: '설정이 종료되었습니다',
      found:
        '기한 안에 확인이 끝나지 않았거나 다른 사이트가 먼저 이 도메인을 사용하기 시작했습니다. 사이트는 기본 주소에서 볼 수 있습니다.',
      todo: 'CNAME을 확인한 뒤 다시 시작하세요.',
    },
    none: {
      title: '“{{name}}”에서 볼 수 있습니다',
      found: 'CNAME과 인증서 모두 문제가 없습니다. 인증서는 자동으로 갱신합니다.',
      todo: '할 일이 없습니다. CNAME은 지우지 마세요.',
    },
  },

  broken: {
    live: { title: '도메인에 문제가 발견되었습니다', text: '한 번 더 발견되면 사이트는 기본 주소로 돌아갑니다.' },
    failing: { title: '이 도메인에서는 볼 수 없습니다', text: '사이트는 기본 주소에서 볼 수 있습니다. 고치면 자동으로 돌아옵니다.' },
    recovering: { title: '도메인을 되돌리고 있습니다', text: '끝날 때까지 사이트는 기본 주소에서 볼 수 있습니다.' },
  },

  renew: { action: '다시 시작', done: '“{{name}}” 확인을 다시 시작했습니다' },

  change: { action: '다른 도메인으로 변경', cancel: '변경하지 않기' },

  remove: {
    action: '도메인 빼기',
    cancelAction: '설정 그만두기',
    title: '“{{name}}” 연결을 해제할까요?',
    cancelTitle: '“{{name}}” 설정을 그만둘까요?',
    live: '“{{name}}” 주소를 연 방문자에게 사이트가 표시되지 않습니다. 검색 결과나 인쇄물의 주소로도 열 수 없습니다.',
    standard: '사이트는 기본 주소 “{{address}}”에서 볼 수 있습니다.',
    waiting: '방문자에게는 영향이 없습니다. 사이트는 지금처럼 기본 주소에서 볼 수 있습니다.',
    dns: '추가한 CNAME은 도메인 업체에서 삭제하세요.',
    confirm: '빼기',
    cancelConfirm: '설정 그만두기',
    done: '“{{name}}” 연결을 해제했습니다',
  },

  twin: {
    label: '“{{name}}”도 사용',
    labelAny: '“www”를 붙인 주소도 사용',
    help: '그 주소를 연 방문자는 “www”가 없는 도메인으로 이동합니다. CNAME이 한 건 더 필요합니다.',
    leads: '연 방문자는 “{{main}}” 주소로 이동합니다.',
    added: '“{{name}}” 주소를 추가했습니다. CNAME을 추가하세요.',
    apex: '“www”가 없는 “{{zone}}”에는 CNAME을 설정할 수 없습니다. 도메인 업체의 포워딩 기능으로 “https://{{name}}”에 연결하세요.',
    bare: '‘www’가 없는 ‘{{bareName}}’도 사용하려면 이 도메인을 해제하고 ‘{{bareName}}’를 설정한 다음 ‘www’가 붙은 주소를 추가하세요.',
  },
};
