import type { helpAccount as source } from '../en/help-account.ts';
import type { SeedText } from '../seed-text.ts';

export const helpAccount: Readonly<
  Record<keyof typeof source, SeedText & { readonly body: string }>
> = {
  'help.start': {
    title: '新手入门',
    body: `
      <p>欢迎来到{merchant}。花两分钟，本页带您熟悉一下。</p>
      <h3>关于本站</h3>
      <p>{merchant}以<strong>试玩模式</strong>运行，只使用试玩币：我们不向您收取任何款项，试玩币也不能提现。您必须年满{age}岁。</p>
      <h3>三个步骤</h3>
      <ol>
        <li><strong>随便看看。</strong>首页和<a href="/m/rng">老虎机</a>列表对所有人开放。</li>
        <li><strong>试玩一下。</strong><a href="/m/trail">免费试玩</a>不需要姓名，也不需要手机号，有效期一天。</li>
        <li><strong>注册账户。</strong><a href="/m/register">自己的账户</a>会一直保留，包括您的收藏、记录和设置。如果本站向新会员赠送试玩币，欢迎窗口会告诉您具体数额。</li>
      </ol>
      <h3>熟悉页面</h3>
      <ul>
        <li>底部菜单可前往“<strong>首页</strong>”、您的“<strong>会员</strong>”中心，以及“<strong>客服</strong>”。</li>
        <li>首页右上角的菜单里，有您的账户、记录和设置。</li>
        <li>语言和主题可以在菜单、页面顶部和首页底部更改。</li>
      </ul>
      <p>注册即表示您接受<a href="/m/terms">服务条款</a>和<a href="/m/agreement">用户协议</a>。两者都很简短，不难读完。</p>
    `,
  },
  'help.login': {
    title: '注册与登录',
    body: `
      <h3>注册</h3>
      <p>打开<a href="/m/register">注册</a>页面，填写各项内容。部分站点也支持手机号注册，须通过短信验证码确认。每人只能有一个账户，填写的信息必须是您本人的。</p>
      <h3>登录</h3>
      <p>在<a href="/m/login">登录</a>页面，您会看到本站提供的登录方式：</p>
      <ul>
        <li><strong>用户名和密码。</strong>选择“<strong>记住密码</strong>”后，下次由您的设备自动填写。用户名和密码经过加密，只保存在这台设备上。</li>
        <li><strong>短信验证码</strong>（如本站提供）：6位数字，发送至您绑定的手机号，5分钟内有效。</li>
        <li><strong>通行密钥：</strong>用指纹、面容或屏幕锁登录，可在<a href="/m/securityCenter">安全中心</a>添加。</li>
        <li><strong>第三方账号</strong>（如页面上有相应按钮）。</li>
      </ul>
      <h3>登录不了怎么办</h3>
      <ul>
        <li>输错三次后，需要输入图形验证码。点击图片可以换一张。</li>
        <li>输错十次后，账户会锁定半小时；如再次发生，锁定时间会更长。您以前用过的设备单独计数，所以陌生人无法把您锁在门外。</li>
        <li>没收到短信？请等一分钟再重新获取验证码，并检查号码前的国家/地区代码。</li>
      </ul>
    `,
  },
  'help.password': {
    title: '密码',
    body: `
      <h3>忘记密码</h3>
      <ol>
        <li>打开<a href="/m/forget">忘记密码</a>页面。</li>
        <li>选择“<strong>短信找回</strong>”或“<strong>邮箱找回</strong>”，使用您账户绑定的手机号或邮箱。</li>
        <li>输入验证码，设置新密码，然后用新密码登录。</li>
      </ol>
      <p>为了您的安全，页面不会显示某个手机号或邮箱是否属于某个账户。如果没有收到验证码，可能是尚未绑定，请联系客服。</p>
      <h3>修改密码</h3>
      <p>打开<a href="/m/securityCenter">安全中心</a>，选择“<strong>登录密码</strong>”。修改时需要输入旧密码。修改后，其他设备将全部退出登录。</p>
      <h3>怎样的密码才好</h3>
      <ul>
        <li>6–20位，包含字母和数字，越长越好。</li>
        <li>没有在别处用过。已知泄露过的密码，系统不会接受。</li>
        <li>或者干脆不用输密码：通行密钥是最安全的登录方式。</li>
      </ul>
      <h3>支付密码</h3>
      <p>支付密码为6位数字，与登录密码分开，用于资金从账户转出的时候。输错五次后，会锁定一天。您可以在安全中心设置支付密码。{merchant}的任何人都不会向您索要支付密码。</p>
    `,
  },
  'help.security': {
    title: '账户安全',
    body: `
      <p>守护账户的一切，都在<a href="/m/securityCenter">安全中心</a>。</p>
      <ul>
        <li><strong>登录密码和支付密码。</strong>可以设置或修改。修改登录密码后，其他登录全部失效。</li>
        <li><strong>手机号和邮箱。</strong>请两样都绑定，以便忘记密码时找回。</li>
        <li><strong>通行密钥。</strong>用指纹、面容或屏幕锁登录。仿冒网站无法使用通行密钥。最多可添加十个。</li>
        <li><strong>关联账号。</strong>可用于登录的第三方账号（如本站提供）。</li>
        <li><strong>已登录的设备。</strong>列出每台设备及其最近活动时间。“<strong>下线</strong>”让一台设备退出登录，“<strong>下线其他设备</strong>”让除本机以外的设备全部退出登录。</li>
      </ul>
      <h3>怀疑有人进过您的账户</h3>
      <ol>
        <li>修改登录密码。</li>
        <li>查看已登录的设备和通行密钥，移除您不认识的。</li>
        <li>仔细查看您的<a href="/m/transaction/record">账户明细</a>。</li>
        <li>告知客服。</li>
      </ol>
      <h3>我们绝不会做的事</h3>
      <p>我们绝不会索要密码、支付密码或验证码。凡是索要的，都不是{merchant}的人。登录之前请先看清网址，尽量用书签打开，不要点击消息里的链接。</p>
    `,
  },
  'help.device': {
    title: '手机与浏览器',
    body: `
      <p>{merchant}专为手机打造，任何新版浏览器都能使用，无需安装。在电脑上，页面保持手机的宽度，并显示一个二维码：扫一扫，就能在手机上从当前页面继续。</p>
      <h3>页面或游戏加载不出来</h3>
      <ul>
        <li>请检查网络。离线时会显示提示，网络恢复后页面会自动继续。</li>
        <li>刷新页面。在游戏中，请选择“<strong>重新加载</strong>”。</li>
        <li>您是在其他应用（例如聊天软件）里打开的吗？请改用您自己的浏览器打开：游戏和登录在那些应用里往往无法正常使用。</li>
        <li>更新浏览器，并关闭会改动网页的扩展程序。</li>
        <li>检查设备的时间。如果偏差太大，可能无法登录。</li>
      </ul>
      <h3>怎么舒服怎么用</h3>
      <ul>
        <li><strong>主题：</strong>深色或浅色，在<a href="/m/set">设置</a>里选择。</li>
        <li><strong>语言：</strong>随时可以更改，页面立即切换。</li>
        <li><strong>动态效果：</strong>如果您的设备要求减少动态效果，横幅会保持静止。您也可以手动暂停。</li>
        <li><strong>声音和极速：</strong>在每款游戏的菜单里设置。</li>
      </ul>
      <h3>多人共用的设备</h3>
      <p>用完请退出登录，不要勾选“<strong>记住密码</strong>”，并点击余额旁的眼睛图标隐藏余额。</p>
    `,
  },
  'help.contact': {
    title: '联系客服',
    body: `
      <p>点击底部菜单的“<strong>客服</strong>”，例如在<a href="/m/home">首页</a>，就会弹出联系{merchant}的各种方式，无需登录即可使用。您的设备会保存这些联系方式，即使网站正在维护也能找到。</p>
      <h3>提供这些信息，我们能更好地帮您</h3>
      <ul>
        <li>您的<strong>用户名</strong>。请绝对不要提供密码，也绝对不要提供验证码。</li>
        <li>资金问题：<a href="/m/transaction/record">账户明细</a>中那一笔的<strong>编号</strong>，点一下即可复制。</li>
        <li>投注问题：<a href="/m/gameRecord">投注记录</a>中的<strong>注单号</strong>。</li>
        <li>出错问题：当时显示的<strong>参考编号</strong>，以及大致的发生时间。</li>
        <li>如果可以，附上一张屏幕截图。请遮住私密内容。</li>
      </ul>
      <h3>客服能为您做什么</h3>
      <ul>
        <li>解答有关账户、记录和游戏的问题。</li>
        <li>协助办理限额、暂停游戏、自我排除和关闭账户。</li>
        <li>告知我们保存了您的哪些信息，并更正错误。</li>
        <li>受理投诉。如果对答复不满意，请直接告诉我们，并要求换一个人处理。</li>
      </ul>
      <p>客服看不到您的密码，也无法改变任何一局的结果。</p>
    `,
  },
};
