import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { summary as source } from '#shared/messages/jp/console/summary.ts';

export const summary: CatalogueOf<typeof source> = {
  greeting: '{{name}} 님, 안녕하세요',
  failed: '요약을 불러올 수 없습니다',
  usage: '{{used}} / {{max}}',
  start: {
    title: '처음 세 단계',
    lead: '공개하기 전에는 다른 사람에게 보이지 않습니다.',
    done: '완료',
    create: {
      title: '첫 사이트 만들기',
      text: '이름을 정하고 템플릿을 고르거나 빈 상태에서 시작합니다.',
    },
    fill: {
      title: '사진과 글 넣기',
      text: '템플릿의 사진과 글을 내 것으로 바꾸고 미리보기로 확인합니다.',
      action: '이어서 편집',
    },
    publish: {
      title: '공개',
      text: '편집 화면의 “공개”를 누르면 주소와 QR 코드로 바로 알릴 수 있습니다.',
    },
  },
  sites: {
    title: '사이트',
    unit: '개 사이트',
    all: '모두 보기',
    create: '사이트 만들기',
    latest: '새 사이트',
    empty: {
      title: '첫 사이트를 만들어 보세요',
      text: '이름과 크기만 정하면 바로 시작할 수 있습니다. 공개하기 전에는 다른 사람에게 보이지 않습니다.',
      readOnly: '사이트가 만들어지면 여기에 표시됩니다.',
    },
  },
  visits: {
    title: '이번 달 방문',
    all: '통계 보기',
    top: '방문이 많은 사이트',
    counted: '방문 {{visits}} · 전환 {{conversions}}',
    changed: '변화가 큰 사이트',
    changedText: '지난달 같은 기간과 비교한 값입니다. 우연으로 볼 수 있는 변화는 제외했습니다.',
    fromTo: '방문 {{former}} → {{visits}}',
    unvisited: '방문이 없는 공개 사이트',
    unvisitedText: '이번 달에는 아직 방문이 없습니다. 주소나 QR 코드를 알려 보세요.',
  },
  users: {
    title: '사용자',
    unit: '개 계정',
    all: '모두 보기',
    create: '사용자 추가',
    latest: '새 사용자',
    empty: {
      title: '첫 사용자를 추가해 보세요',
      text: '회사명과 이메일 주소를 입력하면 초대 이메일이 전송됩니다.',
      readOnly: '사용자가 추가되면 여기에 표시됩니다.',
    },
  },
  licences: {
    used: '사용 중인 라이선스',
    full: '모두 사용 중입니다. 추가는 운영사에 문의해 주세요.',
  },
  contract: {
    title: '계약',
    plan: '요금제',
    term: '계약 기간',
    period: '{{start}} ~ {{end}}',
    openPeriod: '{{start}}부터',
    noPeriod: '정해지지 않음',
    sites: '만든 사이트',
    unlimited: '{{used}} (제한 없음)',
    full: '요금제 한도에 도달했습니다.',
    endsSoon: '계약 기간은 {{end}}까지입니다.',
    lastDays: '계약 기간이 {{days}}일 후 종료됩니다.',
    endsToday: '계약 기간이 오늘 종료됩니다.',
    ended: '이용 기간이 끝났습니다. 갱신은 고객센터에 문의해 주세요.',
    trial: {
      endsSoon: '무료 체험은 {{end}}까지입니다. 유료 요금제를 신청하기 전에는 요금이 없습니다.',
      lastDays: '무료 체험은 {{end}}에 끝납니다. 사이트를 계속 공개하려면 유료 요금제를 신청해 주세요.',
      endsToday: '무료 체험이 오늘 끝납니다.',
      ended: '무료 체험이 끝났습니다. 계속 이용하시려면 유료 요금제를 신청해 주세요.',
    },
    checkPlan: '요금제 확인',
  },
  activity: {
    title: '최근 작업',
    all: '작업 이력 보기',
    none: '아직 작업이 없습니다.',
  },
};
