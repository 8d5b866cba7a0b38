# What they say at a table, in their manner; the ways to say it are divided by strokes.

house-anxious-greet = Good evening. I hope I shall not spoil it. | Oh! Hello. Is this seat really free?
house-anxious-won = I won? There must be some mistake. | I am so sorry. I truly did not mean to win.
house-anxious-lost = I knew it. I knew it all along. | At least it is over. My heart!
house-blunt-greet = Evening. Deal. | Good. I came to win.
house-blunt-won = Told you so. | That is how it is done.
house-blunt-lost = Bah. Again. | You were lucky. Once.
house-courtly-greet = Good evening. It is an honour to sit with you. | Your servant. May the best of us win.
house-courtly-won = You were most generous opponents. Thank you. | A pleasure, from the first card to the last.
house-courtly-lost = Beautifully played. My compliments. | I bow to you. Well deserved.
house-wry-greet = Do not mind me. I only bite at the end. | Ah, fresh faces. Delightful.
house-wry-won = How very awkward. I seem to have won. | Same again? I could get used to this.
house-wry-lost = I let you win. Naturally. | Ruined. Again. Somebody pour me a drink.
