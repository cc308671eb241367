#!/bin/bash
# The film from the masters: app/complexes/haru/art/film.sh   (ffmpeg with libx264, libsvtav1 and drawtext)
# Five scenes of 4.8 s, 1 s of each shared with the next: 20 s. Captions in ../films/morning.vtt are written by hand.
set -e
cd "$(dirname "$0")"
FONT=../../../../node_modules/pretendard/dist/public/static/Pretendard-SemiBold.otf
SIZE=1300x500 FPS=25 FRAMES=120 T=$(mktemp -d)
scene() { # file, zoom from, zoom to, x, y (shares of what the picture has to spare), words
  local words=""
  [ -n "$6" ] && words=",drawtext=fontfile=$FONT:text='$6':fontsize=44:fontcolor=0x1d2a38:x=(w-tw)/2:y=h*0.76:box=1:boxcolor=0xeef3f8@0.9:boxborderw=20:alpha='min(1,max(0,t-0.8))'"
  ffmpeg -v error -y -i "../images/$1.jpg" -vf "scale=2600:-2,crop=2600:1000:0:(ih-1000)*$5,zoompan=z='$2+($3-$2)*on/$FRAMES':x='(iw-iw/zoom)*$4':y='(ih-ih/zoom)*0.5':d=$FRAMES:s=$SIZE:fps=$FPS$words,format=yuv420p" \
    -frames:v $FRAMES -c:v libx264 -preset ultrafast -crf 6 "$T/$1.mp4"
}
scene hero 1.0 1.08 0.5 0.25 "하루마을"
scene yard 1.1 1.0 0.4 0.7 ""
scene street 1.0 1.1 0.5 0.75 ""
scene hall 1.1 1.0 0.6 0.6 ""
scene living-84a 1.0 1.08 0.5 0.5 "좋은 하루가 시작되는 마을"
graph="[0][1]xfade=duration=1:offset=3.8[a];[a][2]xfade=duration=1:offset=7.6[b];[b][3]xfade=duration=1:offset=11.4[c];[c][4]xfade=duration=1:offset=15.2,format=yuv420p[v]"
inputs=(); for name in hero yard street hall living-84a; do inputs+=(-i "$T/$name.mp4"); done
ffmpeg -v error -y "${inputs[@]}" -filter_complex "$graph" -map "[v]" -an -c:v libx264 -preset slow -crf 27 -profile:v high -level:v 4.0 -movflags +faststart ../films/morning.mp4
ffmpeg -v error -y "${inputs[@]}" -filter_complex "$graph" -map "[v]" -an -c:v libsvtav1 -preset 7 -crf 42 -g 250 ../films/morning.webm
ffmpeg -v error -y -ss 0.4 -i ../films/morning.mp4 -frames:v 1 "$T/poster.png"
node -e "require('sharp')('$T/poster.png').resize({height:720}).jpeg({quality:88,chromaSubsampling:'4:4:4'}).toFile('../images/morning-poster.jpg')"
rm -r "$T"
