/** The tags of advertising and analytics services, as their documentation shows them, with fictional ids. */

export interface VendorSnippet {
  name: string;
  head: string;
  body: string;
  /** The script that the snippet loads, without its query. */
  script: string;
  /** The picture or frame that it loads without scripts. */
  withoutScripts?: string;
  /** The calls of the snippet to the script, as code that reports them from the page. */
  queue: string;
}

export const VENDOR_SNIPPETS: readonly VendorSnippet[] = [
  {
    name: 'Google tag',
    head: `<!-- Google tag (gtag.js) -->
<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABC1234567"></script>
<script>
  window.dataLayer = window.dataLayer || [];
  function gtag(){dataLayer.push(arguments);}
  gtag('js', new Date());

  gtag('config', 'G-ABC1234567');
</script>`,
    body: '',
    script: 'https://www.googletagmanager.com/gtag/js',
    queue: "dataLayer.find(([command]) => command === 'config')[1]",
  },
  {
    name: 'Google Tag Manager',
    head: `<!-- Google Tag Manager -->
<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':
new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],
j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src=
'https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);
})(window,document,'script','dataLayer','GTM-ABC1234');</script>
<!-- End Google Tag Manager -->`,
    body: `<!-- Google Tag Manager (noscript) -->
<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-ABC1234"
height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>
<!-- End Google Tag Manager (noscript) -->`,
    script: 'https://www.googletagmanager.com/gtm.js',
    withoutScripts: 'https://www.googletagmanager.com/ns.html',
    queue: 'dataLayer.find(({ event }) => event).event',
  },
  {
    name: 'Meta pixel',
    head: `<!-- Meta Pixel Code -->
<script>
!function(f,b,e,v,n,t,s)
{if(f.fbq)return;n=f.fbq=function(){n.callMethod?
n.callMethod.apply(n,arguments):n.queue.push(arguments)};
if(!f._fbq)f._fbq=n;n.push=n;n.loaded=!0;n.version='2.0';
n.queue=[];t=b.createElement(e);t.async=!0;
t.src=v;s=b.getElementsByTagName(e)[0];
s.parentNode.insertBefore(t,s)}(window, document,'script',
'https://connect.facebook.net/en_US/fbevents.js');
fbq('init', '123456789012345');
fbq('track', 'PageView');
</script>
<noscript><img height="1" width="1" style="display:none"
src="https://www.facebook.com/tr?id=123456789012345&ev=PageView&noscript=1"
/></noscript>
<!-- End Meta Pixel Code -->`,
    body: '',
    script: 'https://connect.facebook.net/en_US/fbevents.js',
    withoutScripts: 'https://www.facebook.com/tr',
    queue: 'fbq.queue[1][1]',
  },
  {
    name: 'LINE Tag',
    head: `<!-- LINE Tag Base Code -->
<!-- Do Not Modify -->
<script>
(function(g,d,o){
  g._ltq=g._ltq||[];g._lt=g._lt||function(){g._ltq.push(arguments)};
  var h=location.protocol==='https:'?'https://d.line-scdn.net':'http://d.line-cdn.net';
  var s=d.createElement('script');s.async=1;
  s.src=o||h+'/n/line_tag/public/release/v1/lt.js';
  var t=d.getElementsByTagName('script')[0];t.parentNode.insertBefore(s,t);
    })(window, document);
_lt('init', {
  customerType: 'lap',
  tagId: '01234567-89ab-cdef-0123-456789abcdef'
});
_lt('send', 'pv', ['01234567-89ab-cdef-0123-456789abcdef']);
</script>
<noscript>
  <img height="1" width="1" style="display:none"
       src="https://tr.line.me/tag.gif?c_t=lap&t_id=01234567-89ab-cdef-0123-456789abcdef&e=pv&noscript=1" />
</noscript>
<!-- End LINE Tag Base Code -->`,
    body: '',
    script: 'https://d.line-scdn.net/n/line_tag/public/release/v1/lt.js',
    withoutScripts: 'https://tr.line.me/tag.gif',
    queue: '_ltq[1][1]',
  },
  {
    name: 'Yahoo! ytag',
    head: `<script async src="https://s.yimg.jp/images/listing/tool/cv/ytag.js"></script>
<script>
window.yjDataLayer = window.yjDataLayer || [];
function ytag() { yjDataLayer.push(arguments); }
ytag({"type":"ycl_cookie", "config":{"ycl_use_non_cookie_storage":true}});
</script>`,
    body: `<script async>
ytag({
  "type": "yss_retargeting",
  "config": {
    "yahoo_ss_retargeting_id": "1000000000",
    "yahoo_sstag_custom_params": {
    }
  }
});
</script>`,
    script: 'https://s.yimg.jp/images/listing/tool/cv/ytag.js',
    queue: 'yjDataLayer[1][0].type',
  },
  {
    name: 'X pixel',
    head: `<!-- Twitter conversion tracking base code -->
<script>
!function(e,t,n,s,u,a){e.twq||(s=e.twq=function(){s.exe?s.exe.apply(s,arguments):s.queue.push(arguments);
},s.version='1.1',s.queue=[],u=t.createElement(n),u.async=!0,u.src='https://static.ads-twitter.com/uwt.js',
a=t.getElementsByTagName(n)[0],a.parentNode.insertBefore(u,a))}(window,document,'script');
twq('config','o1abc');
</script>
<!-- End Twitter conversion tracking base code -->`,
    body: '',
    script: 'https://static.ads-twitter.com/uwt.js',
    queue: 'twq.queue[0][1]',
  },
];
